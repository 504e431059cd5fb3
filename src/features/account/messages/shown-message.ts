import type { MessageType } from '#domain/account/admin-message-input'
import { longDateTime } from '#domain/time/dates'
import type { OwnMessage } from '../queries'

/** Dates are formatted on the server, because browsers may format them differently. */
export type ShownMessage = {
  id: string
  type: MessageType
  content: string
  state: 'unread' | 'read' | 'answered'
  sentAt: string
  replies: { text: string; repliedAt: string }[]
}

export function toShownMessage({ id, messageType, messageContent, status, replies, createdAt }: OwnMessage) {
  const answers = (replies ?? []).map(({ text, repliedAt }) => ({ text, repliedAt: longDateTime(repliedAt) }))
  const state = answers.length > 0 ? 'answered' : (status ?? 'unread')
  const shown: ShownMessage = {
    id,
    type: messageType,
    content: messageContent,
    state,
    sentAt: longDateTime(createdAt),
    replies: answers,
  }
  return shown
}
