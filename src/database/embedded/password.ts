import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { startTexts } from '#texts/start/start'
import { startProblem } from '#database/start/start-problem'
import type { Account } from './account'
import type { DataPaths } from './data-paths'
import { writeOnce } from './write-once'

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
    await writeOnce(paths.password, `${randomBytes(24).toString('hex')}\n`, account)
  }
  return (await readFile(paths.password, 'utf8')).trim()
}
