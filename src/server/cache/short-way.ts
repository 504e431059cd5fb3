import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { logAccess } from '../logging/access-log'
import type { Traffic } from '../metrics/traffic'
import { isHost } from '../request/request-rules'
import { acceptedEncoding, type Encoding } from '../response/compression'
import { assignRequestId, idHeaders } from '../response/request-id'
import { securityHeaders } from '../response/security-headers'
import type { CachedPage } from './cached-page'
import type { PageCache } from './page-cache'
import { answerOf, isNamed } from './send-cached-page'

/** What may stand in a request without changing the answer; `sec-` may, too. */
const harmless = new Set([
  ...['host', 'connection', 'keep-alive', 'user-agent', 'accept', 'accept-encoding', 'accept-language'],
  ...[
    'cookie',
    'referer',
    'if-none-match',
    'if-modified-since',
    'cache-control',
    'pragma',
    'upgrade-insecure-requests',
  ],
  // A ready page is not traced.
  ...['traceparent', 'tracestate', 'baggage'],
  ...['dnt', 'priority', 'te', 'save-data', 'via', 'forwarded', 'service-worker-navigation-preload'],
  ...[
    'x-request-id',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-port',
  ],
])
const isHarmless = (name: string) => harmless.has(name) || name.startsWith('sec-')

const LONGEST_ADDRESS = 300

type Ready = { status: number; headers: string[]; body?: Buffer }
export type ShortWay = ReturnType<typeof createShortWay>
type Parts = { cache: Pick<PageCache, 'fresh' | 'noteSent'>; logger: Logger; traffic: Pick<Traffic, 'count'> }

/**
 * A page that is there is found by its address and sent as it lies ready, before everything that other requests need
 * (docs/decisions/105-short-way.md). False: the request goes the usual way.
 */
export function createShortWay({ cache, logger, traffic }: Parts) {
  const count = (status: number, ms: number) => traffic.count('kept_page', status, ms)
  /** Addresses that the usual way has answered from a copy: nothing about them is to be refused. */
  const keys = new LRUCache<string, { key: string; path: string }>({ max: 5_000 })
  const hosts = remembered(isHost)
  const encodings = remembered(acceptedEncoding)
  const ready = new WeakMap<CachedPage, Map<string, Ready>>()

  const readyAnswer = (
    page: CachedPage,
    asked: { encoding: Encoding; isKnown: boolean; path: string },
  ): Ready => {
    const answers = ready.get(page) ?? new Map<string, Ready>()
    ready.set(page, answers)
    const name = asked.isKnown ? 'known' : asked.encoding
    const answer = answers.get(name) ?? listed(answerOf(page, asked), asked.path)
    answers.set(name, answer)
    return answer
  }

  return {
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { method, url = '' } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const known = keys.get(url)
      const page = known && cache.fresh(known.key)
      if (!page || page.isForVisitors) return false
      const { headers } = request
      for (const name in headers) if (!isHarmless(name)) return false
      if (!hosts(headers.host ?? '')) return false
      const { path } = known
      const isKnown = isNamed({ header: headers['if-none-match'], etag: page.etag })
      const answer = readyAnswer(page, {
        encoding: encodings(String(headers['accept-encoding'] ?? '')),
        isKnown,
        path,
      })
      const requestId = assignRequestId(request)
      cache.noteSent()
      logAccess({ request, response, path, logger, count })
      response.writeHead(answer.status, [...answer.headers, ...idHeaders(requestId).flat()])
      response.end(method === 'HEAD' ? undefined : answer.body)
      return true
    },
    /** The usual way has answered this address with that copy. */
    learn: (url: string, known: { key: string; path: string }) => {
      if (url.length <= LONGEST_ADDRESS) keys.set(url, known)
    },
  }
}

function listed({ status, headers, body }: ReturnType<typeof answerOf>, path: string): Ready {
  const all = Object.entries({ ...securityHeaders(path), ...headers })
  return {
    status,
    headers: all.flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
    body,
  }
}

/** For the few values that almost all requests have. */
function remembered<Value>(judge: (given: string) => Value): (given: string) => Value {
  const longest = 200
  const judged = new LRUCache<string, { value: Value }>({ max: 200 })
  return (given) => {
    const before = judged.get(given)
    if (before) return before.value
    const value = judge(given)
    if (given.length <= longest) judged.set(given, { value })
    return value
  }
}
