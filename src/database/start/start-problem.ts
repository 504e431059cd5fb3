import { causesOf } from '#domain/log/causes'
import { isDiskFull } from '#domain/web/disk-full'
import { env } from '#env'
import { serviceTexts } from '#texts/start/services'

/** A problem that the operator can solve: shown as one line without a stack, exit code 1. */
export type StartProblem = Error & { kind: StartProblemKind }

export type StartProblemKind =
  | 'usage'
  | 'environment'
  | 'node-version'
  | 'port'
  | 'data-dir'
  | 'in-use'
  | 'cluster-version'
  | 'cluster'
  | 'unreachable'
  | 'tls'
  | 'password'
  | 'unknown-database'
  | 'too-old'
  | 'cyrillic'
  | 'extension'
  | 'database'
  | 'migration'
  | 'seed'
  | 'backup'
  | 'restore'
  | 'build'
  | 'server'
  | 'service'
  | 'disk-full'

export function startProblem(kind: StartProblemKind, message: string): StartProblem {
  return Object.assign(new Error(message), { name: 'StartProblem', kind })
}

export function isStartProblem(error: unknown): error is StartProblem {
  return error instanceof Error && error.name === 'StartProblem'
}

/** Also for what can hinder any step: then the operator needs no stack. */
export function startProblemOf(error: unknown): StartProblem | null {
  if (isStartProblem(error)) return error
  if (!isDiskFull(error)) return null
  const isDatabase = causesOf(error).some((one) => (one as { code?: unknown }).code === '53100')
  return isDatabase ? startProblem('disk-full', serviceTexts.databaseDiskFull) : diskFullProblem(env.DATA_DIR)
}

export const diskFullProblem = (folder: string) => startProblem('disk-full', serviceTexts.diskFull(folder))
