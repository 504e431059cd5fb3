import type { PayloadRequest, Where } from 'payload'
import { type MessageType, messageTypes } from '#domain/account/admin-message-input'
import { relatedId } from '#domain/lists/ids'
import { MESSAGES_PER_PAGE } from '#domain/panel-limits'
import type { AdminMessage } from '#types'

export type ShownMessage = {
  id: string
  name: string
  email: string
  type: MessageType
  content: string
  isUnread: boolean
  createdAt: string
  replies: { text: string; author: string | null; repliedAt: string }[]
}

export type MessageFilter = { kind: MessageType | 'unread' | null; page: number }

export function messageFilter(search: Record<string, unknown>): MessageFilter {
  const kind = [...messageTypes, 'unread' as const].find((one) => one === search.kind) ?? null
  const page = Number(search.page)
  return { kind, page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1 }
}

/** The newest first. */
export async function messagesFor(req: PayloadRequest, { kind, page }: MessageFilter) {
  const where: Where = {
    ...(kind === 'unread' && { status: { equals: 'unread' } }),
    ...(kind && kind !== 'unread' && { messageType: { equals: kind } }),
  }
  const { docs, hasNextPage } = await req.payload.find({
    collection: 'admin-messages',
    where,
    page,
    limit: MESSAGES_PER_PAGE,
    sort: '-createdAt',
    depth: 1,
    overrideAccess: false,
    req,
  })
  return { messages: docs.map(shown), hasMore: hasNextPage }
}

function shown(message: AdminMessage): ShownMessage {
  const { id, name, email, messageType, messageContent, status, createdAt, replies } = message
  return {
    id,
    name: name ?? '',
    email: email ?? '',
    type: messageType,
    content: messageContent,
    isUnread: status === 'unread',
    createdAt,
    replies: (replies ?? []).map(({ text, author, repliedAt }) => ({
      text,
      author: relatedId(author) && typeof author === 'object' ? (author?.fullName ?? null) : null,
      repliedAt,
    })),
  }
}
