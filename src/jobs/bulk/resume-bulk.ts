import type { TaskConfig } from 'payload'
import { takeLostJobs } from '#database/statements/bulk/bulk-jobs'
import { dueAt } from '../schedule'

/** After a restart in the middle. */
export const resumeBulk: TaskConfig<'resumeBulk'> = {
  slug: 'resumeBulk',
  schedule: dueAt('15,45 * * * * *'),
  handler: async ({ req }) => {
    for (const { id } of await takeLostJobs({ payload: req.payload, transactionID: undefined }))
      await req.payload.jobs.queue({ task: 'bulkWork', queue: 'bulk', input: { job: id } })
    return { output: {} }
  },
}
