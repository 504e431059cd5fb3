import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { requestContext } from '../../request-context'

export type KeptCopy = { path: string; since: Date }

/** Captured on arrival, because Next may change the request. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  path: string | null
  method: string
  headers: IncomingHttpHeaders
  context: ReturnType<typeof requestContext.getStore>
  /** A page whose copy lay ready. */
  isReady?: boolean
  /** Pages that can be read even now, and since when their copies are. */
  keptCopies?: () => KeptCopy[]
  /** Runs before the first byte leaves, and again at the end. */
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
