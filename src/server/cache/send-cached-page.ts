import type { OutgoingHttpHeaders } from 'node:http'
import { acceptedEncoding, type Encoding } from '../response/compression'
import type { Exchange } from '../response/exchange'
import type { CachedPage } from './cached-page'

type Sending = Pick<Exchange, 'response' | 'method' | 'headers'> & { page: CachedPage; control?: string }
type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer }
type Asked = { encoding: Encoding; isKnown: boolean; control?: string }

export function sendCachedPage({ response, method, headers: asked, page, control }: Sending) {
  const encoding = acceptedEncoding(asked['accept-encoding'])
  const isKnown = isNamed({ header: asked['if-none-match'], etag: page.etag })
  const { status, headers, body } = answerOf(page, { encoding, isKnown, control })
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
  response.writeHead(status)
  response.end(method === 'HEAD' ? undefined : body)
}

/** `isKnown`: the browser has this very copy. */
export function answerOf(page: CachedPage, { encoding, isKnown, control = 'no-cache' }: Asked): Answer {
  const mayBeKept = page.status < 500 && !page.isKept
  const isNamedByTag = page.status === 200 && !page.isKept
  const common = {
    ...page.headers,
    'Cache-Control': mayBeKept ? control : 'no-store',
    ...(isNamedByTag ? { ETag: page.etag } : {}),
  }
  if (isNamedByTag && isKnown) return { status: 304, headers: { ...common, 'content-type': undefined } }
  const body = page.bodies[encoding] ?? page.bodies.identity
  const isPacked = body !== page.bodies.identity
  return {
    status: page.status,
    headers: {
      ...common,
      ...(isPacked ? { 'Content-Encoding': encoding } : {}),
      'Content-Length': body.length,
    },
    body,
  }
}

export function isNamed({ header, etag }: { header: string | undefined; etag: string }): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}
