import type { PayloadRequest } from 'payload'
import type { NotificationType } from '#domain/notifications'

type Notice = {
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
export async function notify({ req, to, type, title, message, data }: Notice) {
  const owner =
    typeof to === 'object' && to !== null ? (to as { id: string }).id : (to as string | null | undefined)
  if (!owner || owner === req.user?.id) return
  await req.payload.create({ collection: 'notifications', data: { owner, type, title, message, data }, req })
}
