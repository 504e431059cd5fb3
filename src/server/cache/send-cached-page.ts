import { acceptedEncoding } from '../response/compression'
import type { Exchange } from '../response/exchange'
import type { CachedPage } from './cached-page'

type Sending = Pick<Exchange, 'response' | 'method' | 'headers'> & { page: CachedPage; control?: string }

export function sendCachedPage({ response, method, headers, page, control = 'no-cache' }: Sending) {
  for (const [name, value] of Object.entries(page.headers))
    if (value !== undefined) response.setHeader(name, value)
  response.setHeader('Cache-Control', page.status < 500 && !page.isKept ? control : 'no-store')
  if (page.status === 200 && !page.isKept) {
    response.setHeader('ETag', page.etag)
    if (isKnown({ header: headers['if-none-match'], etag: page.etag })) {
      response.removeHeader('Content-Type')
      response.writeHead(304).end()
      return
    }
  }
  const encoding = acceptedEncoding(headers['accept-encoding'])
  const body = page.bodies[encoding] ?? page.bodies.identity
  if (body !== page.bodies.identity) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(page.status)
  response.end(method === 'HEAD' ? undefined : body)
}

function isKnown({ header, etag }: { header: string | undefined; etag: string }): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => bare(tag) === bare(etag))
}
