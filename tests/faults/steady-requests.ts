import { monitorEventLoopDelay } from 'node:perf_hooks'
import { atPace } from '#support/at-pace'
import { summary } from '../bench/summary'

type Write = { path: string; body: (content: string) => object }
type Steady = { url: string; perSecond: number; reads: string[]; writes: Write[]; cookies: string[] }

const answerLimitMs = 30_000
/** One request in so many writes; each write makes pages stale and is told to every socket. */
const writeEvery = 25

/** Sends so many requests a second, whether or not earlier ones have been answered. */
export function sendSteadily({ url, perSecond, reads, writes, cookies }: Steady) {
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  const acknowledged: string[] = []
  const failed: string[] = []
  /** The client's own limit, reached on an overloaded machine before the site's. */
  const timedOut: string[] = []
  const taken: number[] = []
  const since = performance.now()

  const send = async (number: number) => {
    const at = performance.now()
    const isWrite = number % writeEvery === 0
    const turn = Math.floor(number / writeEvery)
    const write = writes[turn % writes.length]!
    const content = `Proba ${number}`
    const path = isWrite ? write.path : reads[number % reads.length]!
    const answer = isWrite
      ? post({ url: url + path, body: write.body(content), cookie: cookies[turn % cookies.length]! })
      : fetch(url + path, { signal: AbortSignal.timeout(answerLimitMs) })
    const said = `${((at - since) / 1_000).toFixed(1)} s: ${isWrite ? 'POST' : 'GET'} ${path}`
    try {
      const response = await answer
      const text = await response.text()
      if (!response.ok)
        failed.push(`${said}: ${response.status} ${response.headers.get('x-proxy') ?? text.slice(0, 200)}`)
      else if (isWrite) acknowledged.push(content)
    } catch (error) {
      const { name, cause, message } = error as Error
      if (name === 'TimeoutError') timedOut.push(said)
      else failed.push(`${said}: ${String((cause as NodeJS.ErrnoException)?.code ?? message)}`)
    }
    taken.push(performance.now() - at)
  }

  const pace = atPace({ perSecond, send })

  return {
    soFar: () => ({ sent: pace.sent(), failed: failed.length, timedOut: timedOut.length }),
    stop: async () => {
      await pace.stop()
      lag.disable()
      return {
        sent: pace.sent(),
        acknowledged,
        failed,
        timedOut,
        taken: summary(taken),
        longestStandstillMs: Math.round(lag.max / 1e6),
      }
    },
  }
}

function post({ url, body, cookie }: { url: string; body: object; cookie: string }) {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: new URL(url).origin, Cookie: cookie },
    signal: AbortSignal.timeout(answerLimitMs),
  })
}
