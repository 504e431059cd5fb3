import type { JobsConfig } from 'payload'
import { sendLetter } from './mail/send-letter'
import { sendMessage } from './mail/send-message'
import { purgeChanges } from './purge-changes'

const nobody = () => false

/** Queue of background work. The runner lives in the server process (src/instrumentation.ts); no one calls it from outside. */
export const jobs: JobsConfig = {
  access: { run: nobody, queue: nobody, cancel: nobody },
  // Six fields, so seconds: a scheduled article appears on time, and nobody waits long for a letter.
  autoRun: [
    { cron: '*/10 * * * * *', queue: 'default', limit: 20 },
    { cron: '*/2 * * * * *', queue: 'mail', limit: 20 },
  ],
  deleteJobOnComplete: true,
  tasks: [purgeChanges, sendLetter, sendMessage],
}
