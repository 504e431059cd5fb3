import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { spawnScript } from '#server/start/spawn-script'
import { until } from '../until'

type Start = { script: string; args?: string[]; env: Record<string, string> }

export async function startProcess({ script, args = [], env }: Start) {
  const child = spawnScript({
    script,
    args,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const said: [word: string, rest: string][] = []
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const [word = '', rest = ''] = line.split(' ')
    said.push([word, rest])
  })
  const all = (word: string) => said.filter(([first]) => first === word).map(([, rest]) => rest)
  await until(() => all('ready').length > 0, 150_000)
  return {
    all,
    exit,
    tell: (line: string) => void child.stdin!.write(`${line}\n`),
    kill: async () => {
      if (child.exitCode === null) child.kill('SIGKILL')
      await exit
    },
  }
}
