import type { PayloadRequest } from 'payload'
import type { NotificationType } from '#domain/notifications/notification-types'
import { relatedId } from '#domain/lists/ids'

type NewNotification = {
  req: PayloadRequest
  to: unknown
  type: NotificationType
  title: string
  message: string
  /** Only ids and slugs. */
  data: Record<string, unknown>
}

export async function notify({ req, to, ...notification }: NewNotification) {
  const owner = relatedId(to)
  if (!owner || owner === req.user?.id) return
  await req.payload.create({ collection: 'notifications', data: { owner, ...notification }, depth: 0, req })
}
