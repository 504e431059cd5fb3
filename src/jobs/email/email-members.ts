import { inTransaction } from '#database/connection/in-transaction'
import { noteDone } from '#database/statements/jobs/note-done'
import { type MemberEmail, queueMemberEmail } from '#hooks/notifications/queue-member-email'
import { letterTask } from './letter-task'

type Order = { members: string[]; email: MemberEmail }

/** The same email for many: a job each, so that one refused address is tried again alone. */
export const emailMembers = letterTask<Order>({
  slug: 'emailMembers',
  inputSchema: [
    { name: 'members', type: 'json', required: true },
    { name: 'email', type: 'json', required: true },
  ],
  send: ({ input: { members, email }, letter, req }) =>
    inTransaction(req, async () => {
      for (const to of members) await queueMemberEmail(req, { to, queue: 'mailings', ...email })
      await noteDone(req, letter.id)
    }),
})
