import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { RENDERS_AT_ONCE } from '#domain/running-limits'

type Asked = { url: string; count: number; limitMs: number }
type Told = { answered: number; failed: number }

/** So that there is always one to answer, and never more to draw than may wait for their turn. */
const CONNECTIONS = 2 * RENDERS_AT_ONCE

/** So many addresses of the site that differ, from as many client addresses (`distinct.lua`). Returns how many failed. */
export async function askDistinct({ url, count, limitMs }: Asked): Promise<number> {
  const { port } = new URL(url)
  const seconds = Math.ceil(limitMs / 1_000)
  const wrk = spawn(
    'wrk',
    [
      ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', 'tests/bench/distinct.lua'],
      ...['-H', `Host: localhost:${port}`, '-H', 'Accept-Encoding: gzip'],
      ...[url, '--', String(count)],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  let told: Told | null = null
  wrk.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
    const line = /^\{.*\}$/m.exec(said)
    if (!line || told) return
    told = JSON.parse(line[0]) as Told
    // It has stopped asking, but would wait for the end of its time.
    wrk.kill('SIGINT')
  })
  await once(wrk, 'close')
  if (!told) throw new Error(`not ${count} addresses in ${seconds} s\n${said.slice(-1_000)}`)
  return (told as Told).failed
}
