import type { TaskConfig } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { markDue } from '#database/statements/directory/letters'
import { dueAt } from '../schedule'

/** Marking and queueing are one transaction, so a run that is cut off has written to nobody or to all. */
export const recheckEntries: TaskConfig<'recheckEntries'> = {
  slug: 'recheckEntries',
  ...dueAt('0 30 9 * * *'),
  handler: async ({ req }) => {
    await inTransaction(req, async () => {
      for (const { id } of await markDue(req))
        await req.payload.jobs.queue({ task: 'sendRecheck', queue: 'mail', input: { contact: id }, req })
    })
    return { output: {} }
  },
}
