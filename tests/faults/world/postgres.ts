import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'
import { promisify } from 'node:util'
import pg from 'pg'
import { postgresAccount } from '#database/embedded/account'
import { postgresBinaries } from '#database/embedded/binaries'
import { createCluster } from '#database/embedded/create-cluster'
import { dataPaths } from '#database/embedded/data-paths'
import { clusterPassword } from '#database/embedded/password'
import { prepareDataDir } from '#database/embedded/prepare-data-dir'
import { clusterUrl, ensureDatabase, serverEnvironment } from '#database/embedded/server-connection'
import { poll } from '#database/start/poll'
import { processTree, signalAll } from './process-tree'

const READY_LIMIT_MS = 60_000
/** Shared memory of a server that was killed is in use for a moment. */
const RETRY_MS = 200
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
}

type Options = {
  /** An empty folder that other users may enter. */
  dataDir: string
  port: number
  env?: Record<string, string>
  /** A folder of `copyOf` to begin with instead of a new cluster. */
  from?: string
}

export type Postgres = Awaited<ReturnType<typeof openPostgres>>

/** A cluster like the embedded one, but nobody looks after it: it comes back when it is started. */
export async function openPostgres({ dataDir, port, env = {}, from }: Options) {
  await chmod(dataDir, 0o755)
  await prepareDataDir(dataDir)
  const paths = dataPaths(dataDir)
  const [binaries, account] = [await postgresBinaries(), await postgresAccount(paths.cluster)]
  if (from) await copyCluster(from, dataDir)
  const password = await clusterPassword({ paths, account })
  if (!from) await createCluster({ paths, binaries, account })
  let running: { child: ChildProcess; exited: Promise<unknown> } | null = null

  const spawnServer = () => {
    const log = openSync(paths.log, 'a', 0o600)
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(binaries.postgres, ['-D', paths.cluster, '-p', String(port), ...flags], {
      ...account,
      cwd: paths.cluster,
      env: { ...serverEnvironment!, ...env },
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    return { child, exited: once(child, 'exit') }
  }
  const isRunning = () =>
    running !== null && running.child.exitCode === null && running.child.signalCode === null
  const superuser = { host: '127.0.0.1', port, password, user: 'postgres', connectionTimeoutMillis: 2_000 }

  const accepts = async () => {
    const client = new pg.Client({ ...superuser, database: 'postgres' })
    client.on('error', () => undefined)
    const isIn = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    return isIn
  }

  const start = async () => {
    const ask = async () => {
      if (!isRunning()) running = spawnServer()
      return (await accepts()) || null
    }
    const isReady = await poll({ ask, limitMs: READY_LIMIT_MS, everyMs: RETRY_MS })
    if (!isReady) throw new Error(`PostgreSQL did not start: ${paths.log}`)
  }

  /** SIGINT is a fast stop, SIGQUIT an immediate one. */
  const end = async (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
    if (!isRunning()) return
    process.kill(running!.child.pid!, signal)
    await running!.exited
  }

  const tree = () => (isRunning() ? processTree(running!.child.pid!) : [])
  await start()
  await ensureDatabase({ port, password })
  return {
    url: clusterUrl({ port, password }),
    dataDir,
    superuser,
    start,
    end,
    isRunning,
    accepts,
    pause: () => signalAll(tree(), 'SIGSTOP'),
    resume: () => signalAll(tree(), 'SIGCONT'),
    /** For the end of this process, which cannot wait. */
    killNow: () => signalAll(tree().reverse(), 'SIGKILL'),
  }
}

/** Of a server that has ended; with owners, which PostgreSQL looks at. */
export async function copyCluster(from: string, to: string) {
  const [source, target] = [dataPaths(from), dataPaths(to)]
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', source.cluster, source.password, to])
  await chmod(target.root, 0o755)
}
