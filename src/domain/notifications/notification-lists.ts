import { isId } from '#domain/lists/ids'
import { conversationTypes, itemTypes, type NotificationType } from './notification-types'

export const notificationLists = ['all', 'unread', 'conversations', 'ads'] as const
export type NotificationList = (typeof notificationLists)[number]

export const notificationList = (given: unknown): NotificationList =>
  notificationLists.find((one) => one === given) ?? 'all'

export const typesIn: Partial<Record<NotificationList, readonly NotificationType[]>> = {
  conversations: conversationTypes,
  ads: [...itemTypes, 'search_found'],
}

/** The last notification of a page: the next one continues after it. */
export type NotificationCursor = { createdAt: string; id: string }

export const cursorText = ({ createdAt, id }: NotificationCursor): string => `${createdAt}_${id}`

/** Null for anything that cursorText has not written. */
export function parseCursor(text: unknown): NotificationCursor | null {
  if (typeof text !== 'string' || text.length > 80) return null
  const [createdAt = '', id = ''] = text.split('_')
  const time = new Date(createdAt)
  const isTime = !Number.isNaN(time.getTime()) && time.toISOString() === createdAt
  return isTime && isId(id) ? { createdAt, id } : null
}
