import type { PayloadRequest } from 'payload'
import type { NewNotification } from '#database/statements/notifications/write-notifications'
import { emailOf, queueMemberEmails } from './queue-member-email'

type Sent = NewNotification & { req: PayloadRequest; to: readonly string[]; isEmailed?: boolean }

/** For many members: a job writes them (src/jobs/tell-members.ts), so that the request's locks are released soon. */
export async function notifyAll({ req, to, isEmailed, ...notification }: Sent) {
  const members = [...new Set(to)].filter((id) => id !== req.user?.id)
  if (members.length === 0) return
  const notice = { ...notification, at: new Date().toISOString() }
  await req.payload.jobs.queue({ task: 'tellMembers', queue: 'notices', input: { members, notice }, req })
  const email = isEmailed ? emailOf(notification) : null
  if (email) await queueMemberEmails(req, { to: members, ...email })
}
