import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, fchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { tellsDiskFull } from '#domain/web/disk-full'
import { startTexts } from '#texts/start/start'
import { poll } from '#database/start/poll'
import { folderWithoutSpace } from '#database/files/free-space'
import { diskFullProblem, startProblem } from '#database/start/start-problem'
import type { Account } from './account'
import type { Binaries } from './binaries'
import type { DataPaths } from './data-paths'
import { choosePort, clusterPort } from './free-port'
import { disownStaleFile } from './postmaster-file'
import { acceptsConnections, serverEnvironment } from './server-connection'

export type Postmaster = { pid: number; port: number; exited: Promise<void>; hasExited: () => boolean }
type Launch = {
  paths: DataPaths
  binaries: Binaries
  account: Account
  password: string
  signal: AbortSignal
  /** For a restart: clients are waiting on this port. */
  fixedPort?: number
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // After a crash the whole file system is flushed at once instead of each file of the cluster; only Linux can.
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
}
const maxLogBytes = 5_000_000
const readyLimitMs = 120_000
/** Left for a moment by a server that was just killed. */
const passingFailure = /still in use|already exists|could not create any TCP/
const portFailure = /could not create any TCP/
const passingLimitMs = 15_000

export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const started = performance.now()
  let port = launch.fixedPort ?? (await clusterPort(launch.paths.port))
  for (;;) {
    disownStaleFile(launch.paths.cluster)
    const logStart = prepareLog(launch.paths.log)
    const postmaster = spawnPostmaster({ ...launch, port })
    if (await becomesReady({ postmaster, launch })) return postmaster
    launch.signal.throwIfAborted()
    const output = readFileSync(launch.paths.log).subarray(logStart).toString()
    const isPassing = passingFailure.test(output) && performance.now() - started < passingLimitMs
    if (!isPassing) throw await failure({ output, paths: launch.paths })
    if (portFailure.test(output)) port = launch.fixedPort ?? (await choosePort(launch.paths.port))
    await pause(200)
  }
}

function spawnPostmaster({ paths, binaries, account, port }: Launch & { port: number }): Postmaster {
  const log = openSync(paths.log, 'a', 0o600)
  if (account) fchownSync(log, account.uid, account.gid)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached, because Ctrl-C signals the whole process group and the server must outlive open requests.
  const child = spawn(binaries.postgres, ['-D', paths.cluster, '-p', String(port), ...flags], {
    ...account,
    cwd: paths.cluster,
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.once('error', (error) => appendFileSync(paths.log, `FATAL:  ${error.message}\n`))
  closeSync(log)
  let isGone = false
  const exited = new Promise<void>((resolve) => {
    const leave = () => {
      isGone = true
      resolve()
    }
    child.once('exit', leave)
    child.once('error', leave)
  })
  return { pid: child.pid ?? 0, port, exited, hasExited: () => isGone }
}

async function becomesReady({ postmaster, launch }: { postmaster: Postmaster; launch: Launch }) {
  const { password, signal } = launch
  const isReady = await poll({
    limitMs: readyLimitMs,
    everyMs: 50,
    ask: async () => {
      if (postmaster.hasExited() || signal.aborted) return false
      return (await acceptsConnections({ port: postmaster.port, password })) || null
    },
  })
  if (signal.aborted && !postmaster.hasExited()) {
    process.kill(postmaster.pid, 'SIGINT')
    await postmaster.exited
  }
  return isReady === true
}

async function failure({ output, paths }: { output: string; paths: DataPaths }) {
  // A full disk does not take the line that tells so, either.
  const full = await folderWithoutSpace([paths.root, paths.cluster])
  if (full || tellsDiskFull(output)) return diskFullProblem(full ?? paths.root)
  const reason = /FATAL:\s+(?!the database system is)(.*)/.exec(output)?.[1]
  return startProblem('cluster', startTexts.problems.postgresFailed(reason ?? 'exit', paths.log))
}

function prepareLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= maxLogBytes) return size
  renameSync(file, `${file}.1`)
  return 0
}
