import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readFile, writeFile } from 'node:fs/promises'
import { startTexts } from '#texts/start/start'
import { startProblem } from '#database/start/start-problem'
import type { Account } from './account'
import type { DataPaths } from './data-paths'

export async function clusterPassword({
  paths,
  account,
}: {
  paths: DataPaths
  account?: Account
}): Promise<string> {
  if (!existsSync(paths.password)) {
    if (existsSync(paths.cluster))
      throw startProblem('cluster', startTexts.problems.passwordMissing(paths.password))
    await writeFile(paths.password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
    if (account) await chown(paths.password, account.uid, account.gid)
  }
  return (await readFile(paths.password, 'utf8')).trim()
}
