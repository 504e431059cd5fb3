import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Exchange } from './exchange'

const harmless = /^[A-Za-z0-9._-]{8,64}$/

/** A valid id of the client is reused. */
export function assignRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  const requestId = typeof given === 'string' && harmless.test(given) ? given : randomUUID()
  headers['x-request-id'] = requestId
  return requestId
}

export function setRequestId({ response, headers }: Exchange) {
  for (const [name, value] of idHeaders(String(headers['x-request-id']))) response.setHeader(name, value)
}

export const idHeaders = (requestId: string): [name: string, value: string][] => [
  ['X-Request-Id', requestId],
  // The only response header that scripts can read: the error page shows the id.
  ['Server-Timing', `request;desc="${requestId}"`],
]
