import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Instance } from './instances'

const LIMIT_MS = 180_000
const run = promisify(execFile)

/** As who keeps a site runs it; returns the seconds it took. */
export async function timedCommand(name: 'backup' | 'restore', args: string[], { url, dataDir }: Instance) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  } as const
  const since = performance.now()
  await run('npm', ['run', '--silent', name, '--', ...args], { env, timeout: LIMIT_MS })
  return secondsSince(since)
}

export const secondsSince = (since: number) => (performance.now() - since) / 1_000
