import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const sane = /^[A-Za-z0-9._-]{8,64}$/

/** The caller's own id when it is harmless in a log, else a new one; given on to Next and back to the caller. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id']
  const requestId = typeof given === 'string' && sane.test(given) ? given : randomUUID()
  request.headers['x-request-id'] = requestId
  response.setHeader('X-Request-Id', requestId)
  // The only header of an answer that a page itself can read: its error page names the request.
  response.setHeader('Server-Timing', `request;desc="${requestId}"`)
  return requestId
}
