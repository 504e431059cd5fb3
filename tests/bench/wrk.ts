import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Asked = {
  url: string
  paths: string[]
  seconds: number
  connections: number
  headers?: Record<string, string>
}
type Told = { requests: number; seconds: number; p50: number; p99: number; failed: number }

const run = promisify(execFile)

/** One thread of wrk on so many connections; throws when an answer is an error. `p50`, `p99`: milliseconds. */
export async function wrk({ url, paths, seconds, connections, headers = {} }: Asked) {
  const { port } = new URL(url)
  const sent = Object.entries({ Host: `localhost:${port}`, 'Accept-Encoding': 'gzip', ...headers })
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '-s', 'tests/bench/rotate.lua'],
    ...sent.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...[url, '--', ...paths],
  ])
  const told = JSON.parse(stdout.trim().split('\n').at(-1)!) as Told
  if (told.failed > 0)
    throw new Error(`${told.failed} of ${told.requests} requests failed: ${url}${paths[0]}`)
  return { perSecond: told.requests / told.seconds, p50: told.p50, p99: told.p99 }
}

export async function isWrkThere(): Promise<boolean> {
  return run('wrk', ['--version']).then(
    () => true,
    // It prints its version with exit code 1.
    ({ code }: { code: unknown }) => code === 1,
  )
}
