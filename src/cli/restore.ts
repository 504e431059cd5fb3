import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '#database/backup/restore-backup'
import { startProblem } from '#database/start-problem'
import { withDatabase } from '#database/with-database'
import { commandTexts } from '#texts/commands'
import { runCommand } from './run-command'

/** `npm run restore -- file [--force]`, with the site stopped. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' } },
})

await runCommand(async () => {
  const [name] = positionals
  if (!name) throw startProblem('restore', commandTexts.restoreUsage)
  const file = path.resolve(name)
  await withDatabase(async (url) => {
    const { madeAt } = await restoreBackup({ url, file, isForced: values.force ?? false })
    console.log(commandTexts.restored(file, madeAt))
  })
})
