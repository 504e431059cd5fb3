import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { temporaryCluster } from '#support/cluster'
import { freePort } from '#support/start/free-port'
import { startPreloaded } from '#support/preloaded-process'
import { startCommand } from '#support/start/start-command'
import { until } from '#support/until'
import { startTexts } from '#texts/start/start'
import { type Asked, askWell } from './ask'
import { probed } from './probed'

const startLimitMs = 300_000
const PROBLEMS_TOLD = 10
const LOG_READ_BYTES = 1024 * 1024

export type BenchSite = Awaited<ReturnType<typeof openSite>>

type Options = {
  /** Fills the empty database in place of the demo content. */
  fill?: (settings: Record<string, string>) => Promise<void>
  env?: Record<string, string>
}

/** As `npm start` starts it, with all limits and its whole access log; its log goes to a file. */
export async function openSite({ fill, env = {} }: Options = {}) {
  const cluster = await temporaryCluster()
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-bench-'))
  const secret = 'a-secret-that-only-benches-know-012345678'
  const log = path.join(folder, 'site.log')
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: cluster.url,
    DATA_DIR: cluster.dataDir,
    PAYLOAD_SECRET: secret,
  }
  await fill?.(settings).catch(async (error: unknown) => {
    await cluster.stop()
    throw error
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const publicUrl = `http://localhost:${port}`
  const { args, nodeOptions, env: startEnv } = startCommand()
  const [script, ...rest] = args
  const site = startPreloaded({
    script: script!,
    args: rest,
    nodeOptions,
    env: {
      ...startEnv,
      ...settings,
      SITE_URL: publicUrl,
      PORT: String(port),
      DEMO_CONTENT: fill ? 'no' : 'yes',
      STOP_DELAY: '0',
      LOG_FORMAT: 'json',
      // Not what this process has.
      LOG_LEVEL: 'info',
      ...env,
    },
    preload: './tests/bench/probe.js',
    log,
    serialization: 'advanced',
  })
  // However this process ends, the site ends too.
  process.once('exit', () => site.child.kill('SIGKILL'))
  const output = () => endOf(log)
  const close = async () => {
    await site.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await until(async () => {
      if (!site.isRunning())
        throw new Error(`the site stopped while starting\n${(await output()).slice(-4_000)}`)
      return (await output()).includes(startTexts.howToStop)
    }, startLimitMs)
  } catch (error) {
    await close()
    throw error
  }

  return {
    url,
    /** As its pages name it. */
    publicUrl,
    pid: site.child.pid!,
    secret,
    databaseUrl: cluster.url,
    probe: probed(site),
    ask: ({ path, ...asked }: { path: string } & Omit<Asked, 'url'>) =>
      askWell({ url: url + path, ...asked }),
    /** The last lines that it logged as a warning or worse. */
    problems: async () =>
      (await output())
        .split('\n')
        .filter((line) => /"level":[4-6]0/.test(line))
        .slice(-PROBLEMS_TOLD),
    close,
  }
}

/** A line for each request adds up. */
async function endOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const from = Math.max(0, size - LOG_READ_BYTES)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
