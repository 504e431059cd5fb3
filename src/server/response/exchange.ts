import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '../../request-context'

/** A request and its response, with what was known on arrival: what stands behind this server may change the request. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** Null when it cannot be understood. */
  path: string | null
  method: string
  headers: IncomingHttpHeaders
  context: ReturnType<typeof requestContext.getStore>
  /** Called before the first byte of the response leaves, and once more when all of it has. */
  onSend?: () => void
}

export function createExchange({
  request,
  response,
  path,
}: Pick<Exchange, 'request' | 'response' | 'path'>): Exchange {
  const { method = 'GET', headers } = request
  return { request, response, path, method, headers: { ...headers }, context: requestContext.getStore() }
}
