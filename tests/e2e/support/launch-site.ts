import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../support/start/free-port'
import { startCommand } from '../../support/start/start-command'

type Launch = {
  /** Default: a new empty folder. */
  dataDir?: string
  /** Default: a free one. */
  port?: number
  env?: Record<string, string>
  isReady: (site: { url: string; output: string }) => boolean | Promise<boolean>
}

const limitMs = 300_000

export async function launchSite({ env = {}, isReady, ...given }: Launch) {
  const dataDir = given.dataDir ?? (await emptyFolder())
  const port = given.port ?? (await freePort())
  const url = `http://localhost:${port}`
  const { args, nodeOptions, env: startEnv } = startCommand()
  // Without npm, so that signals reach the site itself. As `spawnScript` does it, the channel signals our end.
  const child = spawn(process.execPath, [...nodeOptions, ...args], {
    env: {
      ...process.env,
      ...startEnv,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_FORMAT: 'json',
      REQUEST_LIMITS: 'off',
      STOP_DELAY: '0',
      // tests/support/push-service.ts
      PUSH_SERVICES: 'localhost',
      PUSH_LOCAL: 'on',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let output = ''
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const deadline = Date.now() + limitMs
  while (!(await isReady({ url, output }))) {
    if (child.exitCode !== null) throw new Error(`the site stopped while starting\n${output}`)
    if (Date.now() > deadline) throw new Error(`the site was not ready in ${limitMs / 1000} s\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    url,
    port,
    pid: child.pid!,
    dataDir,
    output: () => output,
    /** Returns the exit code, null when killed. */
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-e2e-'))
  await chmod(folder, 0o755)
  return folder
}
