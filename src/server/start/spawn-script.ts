import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'

type Script = {
  /** A TypeScript file of the project, or any program that is JavaScript already. */
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  /** What becomes of standard input, output and errors. */
  stdio: [StdioOptions, StdioOptions, StdioOptions]
}

/**
 * Node itself, without a shell or a runner in between. The channel tells the child when this process is gone; the
 * group of its own takes along whatever it has started.
 */
export function spawnScript({ script, args = [], env, stdio }: Script): ChildProcess {
  const launch = ['--conditions=production', 'src/launch/launch.js', script, ...args]
  return spawn(process.execPath, launch, {
    env,
    stdio: [...stdio, 'ipc'] as StdioOptions,
    detached: process.platform !== 'win32',
  })
}

export function signalGroup({ child, signal }: { child: ChildProcess; signal: NodeJS.Signals }) {
  try {
    process.kill(-child.pid!, signal)
  } catch {
    // Gone already, or a system without groups.
    child.kill(signal)
  }
}
