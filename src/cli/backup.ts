import path from 'node:path'
import { writeBackup } from '#database/backup/write-backup'
import { diskFullProblem, startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { isDiskFull } from '#domain/web/disk-full'
import { env } from '#env'
import { commandTexts } from '#texts/start/commands'
import { runCommand } from './run-command'

const closed = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'])

/** `npm run backup -- [--out file]`; the site may be running. */
await runCommand({ options: { out: { type: 'string' } } }, ({ values }) =>
  withDatabase(async (url) => {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    const file = path.resolve(values.out ?? path.join(env.DATA_DIR, 'backups', `${stamp}.tar.gz`))
    const { missing, ...result } = await writeBackup({ url, file }).catch(unwritable(file))
    console.log(commandTexts.backupWritten(result))
    // A line of cron throws the standard output away.
    if (missing.length > 0) console.error(commandTexts.backupMissing(missing))
  }),
)

function unwritable(file: string) {
  return (error: unknown): never => {
    const { code = '' } = error as NodeJS.ErrnoException
    if (isDiskFull(error)) throw diskFullProblem(path.dirname(file))
    throw closed.has(code) ? startProblem('backup', commandTexts.backupUnwritable(file, code)) : error
  }
}
