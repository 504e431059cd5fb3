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
