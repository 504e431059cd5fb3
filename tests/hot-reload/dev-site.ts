import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { until } from '#support/until'
import { accountsIn } from '../e2e/support/start-site'
import { freePort } from '../support/start/free-port'

const startLimitMs = 300_000

/** `npm run dev` in the copy, with demo content. */
export async function openDevSite({ copy }: { copy: string }) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bg-de-dev-'))
  // As root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = { PORT: String(port), DATA_DIR: dataDir, REQUEST_LIMITS: 'off', SITE_URL: url }
  const child = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGTERM'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  await until(() => {
    if (child.exitCode !== null) throw new Error(output)
    return accountsIn(output).length === 3
  }, startLimitMs)
  const accounts = accountsIn(output)

  return {
    url,
    signIn: async (request: APIRequestContext, as: 'admin' | 'member') => {
      const role = as === 'member' ? 'user' : as
      const { email, password } = accounts.find((account) => account.role === role)!
      const answer = await request.post('/api/users/login', {
        data: { email, password },
        headers: { Origin: url },
      })
      if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`)
    },
    anEvent: async () => {
      const { docs } = await (await fetch(`${url}/api/events?limit=1`)).json()
      return `/events/${docs[0].slug}`
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
