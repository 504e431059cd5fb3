import path from 'node:path'
import { restoreBackup } from '#database/backup/restore-backup'
import { startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { commandTexts } from '#texts/start/commands'
import { runCommand } from './run-command'

/** `npm run restore -- file [--force]`; the site must be stopped. */
const options = { force: { type: 'boolean' } } as const

await runCommand({ options, allowPositionals: true }, async ({ values, positionals }) => {
  const [name] = positionals
  if (!name) throw startProblem('restore', commandTexts.restoreUsage)
  const file = path.resolve(name)
  await withDatabase(async (url) => {
    const { madeAt } = await restoreBackup({ url, file, isForced: values.force ?? false })
    console.log(commandTexts.restored(file, madeAt))
  })
})
