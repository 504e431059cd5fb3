import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isHealthy } from '../support/is-healthy'
import { until } from '../support/until'
import { freePort } from '../support/start/free-port'
import { accountsIn } from '../e2e/support/start-site'

const limitMs = 300_000
const untilEndMs = 30_000

/** What git knows of the project, in a folder of its own beside linked packages: its files are going to be changed. */
export async function copiedProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-hot-'))
  await chmod(folder, 0o755)
  const run = (command: string) => execFileSync('sh', ['-c', command])
  run(`git ls-files -z | xargs -0 cp --parents -t ${folder}`)
  run(`cp -al node_modules ${folder}/node_modules`)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** `npm run dev` there, with demo content. */
export async function startDevelopment(folder: string) {
  const port = await freePort()
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), REQUEST_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const url = `http://localhost:${port}`
  const isUp = () => isHealthy({ url })
  await until(
    async () => child.exitCode !== null || (accountsIn(output).length === 3 && (await isUp())),
    limitMs,
  )
  if (child.exitCode !== null) throw new Error(`npm run dev ended\n${output}`)
  return {
    url,
    accounts: accountsIn(output),
    isUp,
    output: () => output,
    stop: async () => {
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(untilEndMs) })
      child.kill('SIGINT')
      await ended
    },
  }
}
