import { AsyncLocalStorage } from 'node:async_hooks'

type RequestContext = {
  requestId: string
  /** What a page or a server function wants the answer's status to be; the HTTP server applies it. */
  status?: number
  /** The call of a server function could be read. */
  isUnderstood?: boolean
}

/** Next bundles its own copy of this module; the store is shared with the server's copy through the global. */
const storeKey = Symbol.for('bg-de.request-context')
const shared = globalThis as { [storeKey]?: AsyncLocalStorage<RequestContext> }

export const requestContext = (shared[storeKey] ??= new AsyncLocalStorage<RequestContext>())

/**
 * Lets a page say 404 and still be drawn on the server. Next's own `notFound()` sends an empty document that only
 * JavaScript fills (docs/decisions/012-not-found-pages.md).
 */
export function answerWithStatus(status: number) {
  const context = requestContext.getStore()
  if (context) context.status = status
}

/** A server function runs: its call was well formed. */
export function noteUnderstood() {
  const context = requestContext.getStore()
  if (context) context.isUnderstood = true
}
