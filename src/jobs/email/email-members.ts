import type { TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { type MemberEmail, queueMemberEmail } from '#hooks/notifications/queue-member-email'

type Order = { members: string[]; email: MemberEmail }

/** The same email for many: a job each, so that one refused address is tried again alone. */
export const emailMembers: TaskConfig<{ input: Order; output: object }> = {
  slug: 'emailMembers',
  inputSchema: [
    { name: 'members', type: 'json', required: true },
    { name: 'email', type: 'json', required: true },
  ],
  retries: { attempts: 4, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { members, email }, req }) => {
    await inTransaction(req, async () => {
      for (const to of members) await queueMemberEmail(req, { to, queue: 'mailings', ...email })
    })
    return { output: {} }
  },
}
