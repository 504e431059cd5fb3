import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Exchange } from './exchange'

const harmless = /^[A-Za-z0-9._-]{8,64}$/

/** The caller's own id when it is harmless in a log, else a new one; passed on to Next. */
export function assignRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  const requestId = typeof given === 'string' && harmless.test(given) ? given : randomUUID()
  headers['x-request-id'] = requestId
  return requestId
}

export function setRequestId({ response, headers }: Exchange) {
  const requestId = String(headers['x-request-id'])
  response.setHeader('X-Request-Id', requestId)
  // The only header that a page itself can read of its own response: its error page names the request.
  response.setHeader('Server-Timing', `request;desc="${requestId}"`)
}
