import type { JobsConfig } from 'payload'
import { purgeChanges } from './purge-changes'

const nobody = () => false

/** Queue of background work. The runner lives in the server process (src/instrumentation.ts); no one calls it from outside. */
export const jobs: JobsConfig = {
  access: { run: nobody, queue: nobody, cancel: nobody },
  // Six fields: every ten seconds, so that a scheduled article appears on time.
  autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 20 }],
  deleteJobOnComplete: true,
  tasks: [purgeChanges],
}
