import type { ChildProcess } from 'node:child_process'
import {
  diskFullProblem,
  type StartProblem,
  startProblem,
  type StartProblemKind,
} from '#database/start/start-problem'
import { folderWithoutSpace } from '#database/files/free-space'
import { tellsDiskFull } from '#domain/web/disk-full'
import { startTexts } from '#texts/start/start'
import { signalGroup, spawnScript } from './spawn-script'

type Child = {
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal
  /** 'collect' prints only on failure. */
  output?: 'inherit' | 'collect'
  limit: { minutes: number; kind: StartProblemKind; step: string }
}
export type ChildResult = { isOk: boolean; stdout: string; output: string }

/** In a child process: two copies of Payload in one would break it. */
export async function runScript({
  signal,
  output = 'collect',
  limit,
  ...given
}: Child): Promise<ChildResult> {
  signal?.throwIfAborted()
  const child = spawnScript({ ...given, stdio: output === 'inherit' ? allInherited : collected })
  const late = limitOf(limit)
  const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal
  const stop = () => signalGroup({ child, signal: late.signal.aborted ? 'SIGKILL' : 'SIGTERM' })
  either.addEventListener('abort', stop)
  try {
    const result = await ended(child)
    either.throwIfAborted()
    return result
  } finally {
    either.removeEventListener('abort', stop)
    late.forget()
  }
}

const allInherited = ['inherit', 'inherit', 'inherit'] as ['inherit', 'inherit', 'inherit']
const collected = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe']

function limitOf({ minutes, kind, step }: Child['limit']) {
  const aborting = new AbortController()
  const problem = (): StartProblem => startProblem(kind, startTexts.problems.tooLong(step, minutes))
  const timer = setTimeout(() => aborting.abort(problem()), minutes * 60_000)
  return { signal: aborting.signal, forget: () => clearTimeout(timer) }
}

function ended(child: ChildProcess): Promise<ChildResult> {
  let stdout = ''
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    output += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ isOk: code === 0, stdout, output }))
  })
}

type Failed = { output: string; folder: string; otherwise: StartProblem }

/** Prints what a failed child said last, unless one sentence says it all; a child on a full disk may say nothing. */
export async function childProblem({ output, folder, otherwise }: Failed): Promise<StartProblem> {
  if (tellsDiskFull(output) || (await folderWithoutSpace([folder]))) return diskFullProblem(folder)
  if (output) console.error(lastLines(output))
  return otherwise
}

export function lastLines(text: string, count = 40): string {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
