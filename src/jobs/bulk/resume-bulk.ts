import type { TaskConfig } from 'payload'
import { takeLostJobs } from '#database/statements/bulk/bulk-jobs'
import { takeLostImports } from '#database/statements/contacts/contact-imports'
import { dueAt } from '../schedule'

/** After a restart in the middle. */
export const resumeBulk: TaskConfig<'resumeBulk'> = {
  slug: 'resumeBulk',
  ...dueAt('15,45 * * * * *'),
  handler: async ({ req }) => {
    const connection = { payload: req.payload, transactionID: undefined }
    for (const { id } of await takeLostJobs(connection))
      await req.payload.jobs.queue({ task: 'bulkWork', queue: 'bulk', input: { job: id } })
    for (const { id } of await takeLostImports(connection))
      await req.payload.jobs.queue({ task: 'contactImport', queue: 'bulk', input: { id } })
    return { output: {} }
  },
}
