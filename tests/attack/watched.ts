import { fork, type ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'

export type Stall = { from: number; to: number; ms: number }
export type Report = {
  stalls: Stall[]
  rejections: { at: number; stack: string }[]
  connections: { at: number; target: string; request?: string; stack: string }[]
}

type Watched = { script: string; args?: string[]; env?: Record<string, string>; log: string }

/** Logs to a file, because a full pipe would block the process. */
export function startWatched({ script, args = [], env = {}, log }: Watched) {
  const out = openSync(log, 'a')
  const child = fork(script, args, {
    execArgv: ['--conditions=production', '--expose-gc', '--import', './tests/attack/watch.js'],
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out, 'ipc'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    child,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    report: () => asked<Report>(child, 'report', 'report'),
    memory: () => asked<number>(child, 'memory', 'memory'),
    plant: () => asked<boolean>(child, 'plant', 'planted'),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function asked<Answer>(child: ChildProcess, question: string, key: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const done = (answer: Answer | null) => {
      child.off('message', heard).off('exit', gone)
      resolve(answer)
    }
    const heard = (message: Record<string, Answer>) => {
      if (key in message) done(message[key]!)
    }
    const gone = () => done(null)
    child.on('message', heard as (message: unknown) => void).once('exit', gone)
    if (!child.connected) return done(null)
    child.send(question, (problem) => problem && done(null))
  })
}
