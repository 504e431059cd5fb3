import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'

type Script = {
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  stdio: [StdioOptions, StdioOptions, StdioOptions]
}

/** No shell or runner between. The channel signals our end; the process group ends its children. */
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
    // Already ended, or no process groups (Windows).
    child.kill(signal)
  }
}
