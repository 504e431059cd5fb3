import { rm } from 'node:fs/promises'
import { env, provideEnv } from '#env'
import { startTexts } from '#texts/start/start'
import { createLogger } from '../../logger'
import { checkDatabase } from './checks'
import { clusterPassword } from '#database/embedded/password'
import { type Cluster, embeddedCluster } from '#database/embedded/cluster'
import { type DataPaths, dataPaths } from '#database/embedded/data-paths'
import { acquireLock, type Lock, readLock } from '#database/embedded/lock'
import { runningPostmaster } from '#database/embedded/postmaster-file'
import { prepareDataDir } from '#database/embedded/prepare-data-dir'
import { acceptsConnections, clusterUrl } from '#database/embedded/server-connection'
import { poll } from './poll'
import { provideSecret } from './secret'
import { startProblem } from './start-problem'

const siteStartLimitMs = 120_000
const otherCommandLimitMs = 120_000

type Work<T> = (url: string) => Promise<T>

/** The database of DATABASE_URL, the one of the running site, or one started for this command. */
export async function withDatabase<T>(work: Work<T>): Promise<T> {
  await prepareDataDir(env.DATA_DIR)
  await provideSecret()
  if (env.DATABASE_URL) return runWork({ url: env.DATABASE_URL, work })
  const paths = dataPaths(env.DATA_DIR)
  // The content may be somebody's work by now: the next start must not reload it.
  await rm(paths.unfinishedDemo, { force: true })
  const place = await findPlace(paths)
  return place.kind === 'site'
    ? runWork({ url: place.url, work })
    : withOwnCluster({ lock: place.lock, work })
}

async function runWork<T>({ url, work }: { url: string; work: Work<T> }) {
  await checkDatabase(url)
  provideEnv({ DATABASE_URL: url })
  return work(url)
}

async function withOwnCluster<T>({ lock, work }: { lock: Lock; work: Work<T> }) {
  const cluster = embeddedCluster({ dataDir: env.DATA_DIR, logger: createLogger('database') })
  const leave = leaveOnSignal({ cluster, lock })
  try {
    return await runWork({ url: await cluster.start(), work })
  } finally {
    await cluster.stop()
    lock.release()
    leave.forget()
  }
}

/** Neither Ctrl-C nor a library that exits may leave the server running. */
function leaveOnSignal({ cluster, lock }: { cluster: Cluster; lock: Lock }) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const atExit = () => {
    cluster.stopWithoutWaiting()
    lock.release()
  }
  const leave = () => void cluster.stop().finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, leave)
  process.once('exit', atExit)
  return {
    forget: () => {
      for (const signal of signals) process.removeListener(signal, leave)
      process.removeListener('exit', atExit)
    },
  }
}

/** Waits for another command or a starting site. */
async function findPlace(paths: DataPaths) {
  let hasTold = false
  const place = await poll({
    limitMs: otherCommandLimitMs,
    everyMs: 200,
    ask: async () => {
      const claim = await acquireLock({ file: paths.lock, purpose: 'command' })
      if ('release' in claim) return { kind: 'own' as const, lock: claim }
      if (claim.heldBy.purpose === 'site') return siteDatabase(paths)
      if (!hasTold) console.error(startTexts.waitingForCommand)
      hasTold = true
      return null
    },
  })
  if (place) return place
  const lock = await readLock(paths.lock)
  const pid = lock.state === 'held' ? lock.owner.pid : 0
  throw startProblem('in-use', startTexts.problems.dataDirBusyWithCommand(paths.root, pid))
}

async function siteDatabase(paths: DataPaths) {
  const url = await poll({
    limitMs: siteStartLimitMs,
    everyMs: 100,
    ask: async () => {
      if ((await readLock(paths.lock)).state !== 'held') return 'gone'
      const running = runningPostmaster(paths.cluster)
      if (!running) return null
      const server = { port: running.port, password: await clusterPassword({ paths }) }
      return (await acceptsConnections(server)) ? clusterUrl(server) : null
    },
  })
  return url === null || url === 'gone' ? null : { kind: 'site' as const, url }
}
