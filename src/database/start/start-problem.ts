/** A failure a person can do something about: told in one line, without a stack, and ends the command with 1. */
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

export function startProblem(kind: StartProblemKind, message: string): StartProblem {
  return Object.assign(new Error(message), { name: 'StartProblem', kind })
}

export function isStartProblem(error: unknown): error is StartProblem {
  return error instanceof Error && error.name === 'StartProblem'
}
