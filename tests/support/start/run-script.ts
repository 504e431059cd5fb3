import { onTestFinished } from 'vitest'
import { spawnScript } from '#server/start/spawn-script'

type Script = { script: string; args?: string[]; env?: Record<string, string>; input?: string }

export function runScript({ script, args = [], env = {}, input }: Script) {
  const child = spawnScript({
    script,
    args,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  child.stdin?.end(input)
  let output = ''
  let errors = ''
  const heard = new Set<() => void>()
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      for (const check of heard) check()
    })
  }
  child.stderr!.on('data', (chunk: string) => (errors += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return {
    pid: child.pid!,
    exited,
    output: () => output,
    /** The standard error alone. */
    errors: () => errors,
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exited
    },
    line: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const check = () => {
          const found = output
            .split('\n')
            .slice(0, -1)
            .find((line) => pattern.test(line))
          if (found !== undefined) resolve(found)
        }
        heard.add(check)
        void exited.then(() => {
          check()
          reject(new Error(`ended without ${pattern}: ${output}`))
        })
        check()
      }),
  }
}
