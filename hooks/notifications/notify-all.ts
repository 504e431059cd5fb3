import type { PayloadRequest } from 'payload'
import type { NotificationType } from '#domain/notifications/notification-types'

type NewNotification = {
  req: PayloadRequest
  /** Ids of members. */
  to: readonly string[]
  type: NotificationType
  title: string
  message: string
  /** Where the notification leads: ids and slugs only. */
  data: Record<string, unknown>
}

/**
 * As `notify`, for as many as there are: the request only leaves an order, in its own transaction, and does not hold
 * what it has locked while they are told (src/jobs/tell-members.ts).
 */
export async function notifyAll({ req, to, ...notification }: NewNotification) {
  const members = [...new Set(to)].filter((id) => id !== req.user?.id)
  if (members.length === 0) return
  await req.payload.jobs.queue({
    task: 'tellMembers',
    queue: 'notices',
    input: { members, notice: notification },
    req,
  })
}
