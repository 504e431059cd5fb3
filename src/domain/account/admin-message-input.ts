import { z } from 'zod'
import { choice, requiredText } from '#domain/web/input'

export const messageTypes = [
  'general',
  'technical',
  'account',
  'content',
  'business',
  'other',
  'account-upgrade',
] as const
export type MessageType = (typeof messageTypes)[number]

export const tileMessageTypes = ['account-upgrade', 'other'] as const satisfies readonly MessageType[]

export const messageStates = ['unread', 'read'] as const

export const MESSAGE_MAX = 4000

export const adminMessageInput = z.object({
  messageType: choice(messageTypes),
  messageContent: requiredText(MESSAGE_MAX),
})

export const adminReplyInput = z.object({ text: requiredText(MESSAGE_MAX) })
