import type { PayloadRequest } from 'payload'
import type { NotificationType } from '#domain/notifications/notification-types'

type NewNotification = {
  req: PayloadRequest
  to: readonly string[]
  type: NotificationType
  title: string
  message: string
  /** Only ids and slugs. */
  data: Record<string, unknown>
}

/** For many members: a job writes them (src/jobs/tell-members.ts), so that the request's locks are released soon. */
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
