import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLine, isAlive } from './process-identity'

export type RunningPostmaster = { pid: number; port: number }

const fileOf = (cluster: string) => path.join(cluster, 'postmaster.pid')

export function runningPostmaster(cluster: string): RunningPostmaster | null {
  const recorded = readPostmasterFile(cluster)
  return recorded && isPostmasterOf({ pid: recorded.pid, cluster }) ? recorded : null
}

/**
 * PostgreSQL refuses to start while the recorded pid is alive. The file also names the shared memory, so only
 * the pid is replaced: PostgreSQL takes the pid of its parent (ours) for stale.
 */
export function disownStaleFile(cluster: string) {
  const recorded = readPostmasterFile(cluster)
  if (!recorded || !isAlive(recorded.pid) || isPostmasterOf({ pid: recorded.pid, cluster })) return
  const file = fileOf(cluster)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
}

function readPostmasterFile(cluster: string): RunningPostmaster | null {
  try {
    const lines = readFileSync(fileOf(cluster), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) } : null
  } catch {
    return null
  }
}

function isPostmasterOf({ pid, cluster }: { pid: number; cluster: string }) {
  if (!isAlive(pid)) return false
  const command = commandLine(pid)
  if (command === null) return process.platform === 'win32'
  return (
    command.includes('postgres') &&
    [cluster, realpathSync(cluster)].some((folder) => command.includes(folder))
  )
}
