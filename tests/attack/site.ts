import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { temporaryCluster } from '../support/cluster'
import { isHealthy } from '../support/is-healthy'
import { freePort } from '../support/start/free-port'
import { until } from '../support/until'
import { startWatched } from './watched'

const startLimitMs = 180_000
const SECRET = 'a-secret-that-only-the-attack-knows-01234'
export const plantedCanary = 'kanarche0000000000'

export type AttackedSite = Awaited<ReturnType<typeof openAttackedSite>>

export async function openAttackedSite() {
  const cluster = await temporaryCluster()
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-attack-'))
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: SECRET,
    SITE_URL: `http://localhost:${port}`,
    PORT: String(port),
    REQUEST_LIMITS: 'off',
    DEMO_CONTENT: 'no',
    LOG_FORMAT: 'json',
  }
  const file = (name: string) => path.join(folder, name)
  const watch = {
    WATCH_KNOWN: `here:${port},here:${new URL(cluster.url).port}`,
    WATCH_LAST_WORDS: file('last-words.json'),
    PLANTED_CANARY: plantedCanary,
  }
  const control = startWatched({ script: 'tests/attack/idle.js', log: file('control.log') })
  const start = () =>
    startWatched({
      script: 'src/launch/launch.js',
      args: ['src/server/main.ts'],
      env: { ...env, ...watch },
      log: file('site.log'),
    })
  let site = start()
  // However this process ends, its children end too.
  process.once('exit', () => [site, control].forEach(({ child }) => child.kill('SIGKILL')))

  const log = () => readFile(file('site.log'), 'utf8').catch(() => '')
  const ready = async () => {
    const isUp = async () => {
      if (!site.isRunning())
        throw new Error(`the site stopped while starting\n${(await log()).slice(-4_000)}`)
      return isHealthy({ url: env.SITE_URL })
    }
    await until(isUp, startLimitMs)
  }
  return {
    env,
    port,
    url: env.SITE_URL,
    control,
    process: () => site,
    ready,
    log,
    kill: async () => {
      site.child.kill('SIGKILL')
      await site.exited
    },
    restart: async () => {
      await rm(file('last-words.json'), { force: true })
      site = start()
      await ready()
    },
    lastWords: async (): Promise<{ code: number; request: string | null } | null> =>
      existsSync(file('last-words.json'))
        ? JSON.parse(await readFile(file('last-words.json'), 'utf8'))
        : null,
    close: async () => {
      await Promise.all([site.stop(), control.stop()])
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
