import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
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
  await assertReadable(file)
  await withDatabase(async (url) => {
    const { madeAt } = await restoreBackup({ url, file, isForced: values.force ?? false })
    console.log(commandTexts.restored(file, madeAt))
  })
})

/** Before a database is started for it. A pipe is not opened: what it brings can be read once. */
async function assertReadable(file: string) {
  try {
    await access(file, constants.R_OK)
    if ((await stat(file)).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR'
    throw startProblem(
      'restore',
      isMissing ? commandTexts.restoreMissing(file) : commandTexts.restoreClosed(file, code),
    )
  }
}
