import { spawn } from 'node:child_process'
import { projectDir } from '#env'

type Child = {
  args: string[]
  signal?: AbortSignal
  /** 'inherit' shows everything as it comes; 'collect' keeps it, for the case that the child fails. */
  output: 'inherit' | 'collect'
}
export type ChildResult = { isOk: boolean; stdout: string; output: string }

/** Runs Node with these arguments in the project folder, so that spaces and other shells cannot get in the way. */
export function runNode({ args, signal, output }: Child): Promise<ChildResult> {
  const stdio = output === 'inherit' ? 'inherit' : (['ignore', 'pipe', 'pipe'] as const)
  const child = spawn(process.execPath, args, { cwd: projectDir, signal, stdio: stdio as 'pipe' })
  let stdout = ''
  let everything = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    everything += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (everything += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ isOk: code === 0, stdout, output: everything }))
  })
}

/** TypeScript needs its loader; a process of its own keeps Payload out of the one that serves (code-style T3). */
export function runScript({
  script,
  args = [],
  signal,
}: {
  script: string
  args?: string[]
  signal?: AbortSignal
}) {
  return runNode({ args: ['--import', 'tsx', script, ...args], signal, output: 'collect' })
}

export function lastLines(text: string, count = 40): string {
  return text.trimEnd().split('\n').slice(-count).join('\n')
}
