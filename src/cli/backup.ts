import path from 'node:path'
import { writeBackup } from '#database/backup/write-backup'
import { withDatabase } from '#database/start/with-database'
import { env } from '#env'
import { commandTexts } from '#texts/start/commands'
import { runCommand } from './run-command'

/** `npm run backup -- [--out file]`; the site may be running. */
await runCommand({ options: { out: { type: 'string' } } }, ({ values }) =>
  withDatabase(async (url) => {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    const file = path.resolve(values.out ?? path.join(env.DATA_DIR, 'backups', `${stamp}.tar.gz`))
    const { missing, ...result } = await writeBackup({ url, file })
    console.log(commandTexts.backupWritten(result))
    if (missing.length > 0) console.log(commandTexts.backupMissing(missing))
  }),
)
