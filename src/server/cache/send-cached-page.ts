import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../response/accepted-encoding'
import type { KeptPage } from './cached-page'

type Sending = { request: IncomingMessage; response: ServerResponse; page: KeptPage; control?: string }

/** Unless told otherwise, browsers keep their copy and ask each time whether it still holds; the answer is mostly 304. */
export function sendPage({ request, response, page, control = 'no-cache' }: Sending) {
  const isShared = page.status < 500
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value)
  response.setHeader('Cache-Control', isShared ? control : 'no-store')
  if (page.status === 200) {
    response.setHeader('ETag', page.etag)
    if (isKnown({ header: request.headers['if-none-match'], etag: page.etag })) {
      response.removeHeader('Content-Type')
      response.writeHead(304).end()
      return
    }
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = page.bodies[encoding] ?? page.bodies.identity
  if (encoding !== 'identity' && body !== page.bodies.identity)
    response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(page.status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function isKnown({ header, etag }: { header: string | undefined; etag: string }): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}
