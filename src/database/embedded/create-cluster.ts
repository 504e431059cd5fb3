import { spawn } from 'node:child_process'
import { chown, mkdir, rename, rm } from 'node:fs/promises'
import { tellsDiskFull } from '#domain/web/disk-full'
import { startTexts } from '#texts/start/start'
import { diskFullProblem, startProblem } from '#database/start/start-problem'
import type { Account } from './account'
import type { Binaries } from './binaries'
import type { DataPaths } from './data-paths'
import { serverEnvironment } from './server-connection'

type Creation = { paths: DataPaths; binaries: Binaries; account: Account }

/** Without Cyrillic in lc_ctype, lower(), ILIKE and pg_trgm fail silently. Names differ between systems. */
const utf8Locales = ['C.UTF-8', 'en_US.UTF-8', 'bg_BG.UTF-8']

/** Built in a draft folder and renamed when complete, so that an interrupted start leaves no half cluster. */
export async function createCluster({ paths, binaries, account }: Creation) {
  const failures: string[] = []
  for (const locale of utf8Locales) {
    await rm(paths.unfinishedCluster, { recursive: true, force: true })
    await mkdir(paths.unfinishedCluster, { mode: 0o700 })
    if (account) await chown(paths.unfinishedCluster, account.uid, account.gid)
    const failure = await runInitdb({ paths, binaries, account, locale })
    if (failure === null) return rename(paths.unfinishedCluster, paths.cluster)
    failures.push(failure)
    if (tellsDiskFull(failure)) break
  }
  await rm(paths.unfinishedCluster, { recursive: true, force: true })
  if (failures.some(tellsDiskFull)) throw diskFullProblem(paths.root)
  const isLocale = failures.every((failure) => failure.includes('locale'))
  const text = isLocale ? startTexts.problems.noUtf8Locale : startTexts.problems.initFailed(failures[0]!)
  throw startProblem('cluster', text)
}

function runInitdb({ paths, binaries, account, locale }: Creation & { locale: string }) {
  const options = [
    `--pgdata=${paths.unfinishedCluster}`,
    `--pwfile=${paths.password}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=icu',
    '--icu-locale=bg',
    '--locale=C',
    `--lc-ctype=${locale}`,
  ]
  return new Promise<string | null>((resolve) => {
    const child = spawn(binaries.initdb, options, {
      ...account,
      cwd: paths.unfinishedCluster,
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 120_000,
    })
    let output = ''
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) =>
      resolve(code === 0 ? null : lastError(output) || `initdb: ${code ?? signal}`),
    )
  })
}

function lastError(output: string) {
  return output
    .split('\n')
    .findLast((line) => /error:|FATAL:|PANIC:/.test(line))
    ?.trim()
}
