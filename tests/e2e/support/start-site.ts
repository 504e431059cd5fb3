import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DemoAccount } from '../../../src/cli/seed/accounts'

export type Site = { url: string; dataDir: string; accounts: DemoAccount[] }

/**
 * Starts the real thing once per run: `npm start` in production mode on an empty data folder. What a test needs
 * to know of it travels in E2E_SITE. With E2E_SITE given, that running site is used instead.
 */
export default async function startSite() {
  if (process.env.E2E_SITE) return
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bg-de-e2e-'))
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const child = spawn('npx', ['tsx', 'src/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_FORMAT: 'json',
      REQUEST_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const url = `http://localhost:${port}`
  try {
    await announced({ output: () => output, isAlive: () => child.exitCode === null })
  } catch (error) {
    throw new Error(`${String(error)}\n${output}`)
  }
  process.env.E2E_SITE = JSON.stringify({ url, dataDir, accounts: accountsIn(output) } satisfies Site)
  return async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The accounts are the last thing that a first start says, after the site has become healthy. */
async function announced({ output, isAlive }: { output: () => string; isAlive: () => boolean }) {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    if (!isAlive()) throw new Error('the site stopped while starting')
    if (accountsIn(output()).length === 3) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the site was not ready in 300 s')
}

/** The start prints one line per demo account: role, address, password. */
function accountsIn(output: string): DemoAccount[] {
  const lines = output.matchAll(/(?<email>(?<name>admin|moderator|member)@example\.org)\s+(?<password>\S+)/g)
  return [...lines].map(({ groups }) => ({
    role: groups!.name === 'member' ? 'user' : (groups!.name as DemoAccount['role']),
    email: groups!.email!,
    password: groups!.password!,
  }))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
