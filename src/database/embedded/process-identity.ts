import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Pids are reused; the start time makes the process unique. */
export type ProcessIdentity = { pid: number; startedAt: string | null }

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, startedAt: startTime(pid) }
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  if (!isAlive(pid)) return false
  const found = startTime(pid)
  return startedAt === null || found === null || found === startedAt
}

export function isAlive(pid: number): boolean {
  // A zombie, usual in containers, still answers signal 0.
  if (processStat(pid)?.[0] === 'Z') return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function commandLine(pid: number): string | null {
  if (process.platform === 'linux') return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? null
  return psColumn(pid, 'command')
}

function startTime(pid: number): string | null {
  // Field 22 of /proc/<pid>/stat; the list begins at field 3.
  return process.platform === 'linux' ? (processStat(pid)?.[19] ?? null) : psColumn(pid, 'lstart')
}

function processStat(pid: number): string[] | null {
  if (process.platform !== 'linux') return null
  const stat = readOrNull(`/proc/${pid}/stat`)
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null
}

function psColumn(pid: number, column: string): string | null {
  if (process.platform === 'win32') return null
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
        encoding: 'utf8',
        timeout: 5_000,
      }).trim() || null
    )
  } catch {
    return null
  }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
