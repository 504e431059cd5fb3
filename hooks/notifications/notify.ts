import type { PayloadRequest } from 'payload'
import type { NotificationType } from '#domain/notifications/notification-types'
import { relatedId } from '#domain/lists/ids'

type NewNotification = {
  req: PayloadRequest
  /** The member, or their id; a deleted one hears nothing. */
  to: unknown
  type: NotificationType
  title: string
  message: string
  /** Where the notification leads: ids and slugs only. */
  data: Record<string, unknown>
}

/** Leaves a notification in the same transaction; nobody is told of what they did themselves. */
export async function notify({ req, to, ...notification }: NewNotification) {
  const owner = relatedId(to)
  if (!owner || owner === req.user?.id) return
  await req.payload.create({ collection: 'notifications', data: { owner, ...notification }, depth: 0, req })
}
