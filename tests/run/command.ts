import { signalGroup, spawnScript } from '../../src/server/start/spawn-script'

const TAIL = 4_000
const GRACE_MS = 10_000

export type Command = {
  command: string[]
  /** After this time, its process group is killed. */
  minutes: number
}
export type Ended = { isOk: boolean; tail: string }

export function run({ command, minutes }: Command): Promise<Ended> {
  const child = spawnScript({
    script: 'tests/run/in-group.ts',
    args: command,
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let tail = ''
  const say = (text: string, to: NodeJS.WriteStream) => {
    to.write(text)
    tail = (tail + text).slice(-TAIL)
  }
  child.stdout!.setEncoding('utf8').on('data', (text: string) => say(text, process.stdout))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => say(text, process.stderr))

  let isLate = false
  const end = () => {
    isLate = true
    say(`\nended after ${minutes} minutes\n`, process.stderr)
    signalGroup({ child, signal: 'SIGTERM' })
    setTimeout(() => signalGroup({ child, signal: 'SIGKILL' }), GRACE_MS).unref()
  }
  const timer = setTimeout(end, minutes * 60_000)
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ isOk: code === 0 && !isLate, tail })
    }),
  )
}
