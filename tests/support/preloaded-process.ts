import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import { openSync } from 'node:fs'

type Preloaded = {
  script: string
  args?: string[]
  env?: Record<string, string>
  nodeOptions?: string[]
  /** A module that answers questions from within. */
  preload: string
  log: string
  serialization?: ForkOptions['serialization']
}

export type PreloadedProcess = ReturnType<typeof startPreloaded>

/** Logs to a file, because a full pipe would block the process. */
export function startPreloaded(given: Preloaded) {
  const { script, args = [], env = {}, nodeOptions = [], preload, log, serialization } = given
  const out = openSync(log, 'a')
  const child = fork(script, args, {
    execArgv: ['--conditions=production', ...nodeOptions, '--expose-gc', '--import', preload],
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out, 'ipc'],
    serialization,
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    child,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Null when the process is gone. */
    ask: <Answer>(question: string | object, key: string) => asked<Answer>({ child, question, key }),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

type Asked = { child: ChildProcess; question: string | object; key: string }

function asked<Answer>({ child, question, key }: Asked): Promise<Answer | null> {
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
