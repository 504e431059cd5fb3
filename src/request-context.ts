import { AsyncLocalStorage } from 'node:async_hooks'

export type RequestContext = {
  requestId: string
  /** The response status that a page or a server function requests. */
  status?: number
  /** Why the page could not be drawn. Next would show that only with scripts. */
  failure?: unknown
  /** Where a page redirects to: Next would redirect in the browser once the layout is rendered. */
  location?: string
  /** The call of a server function was well formed. */
  isUnderstood?: boolean
  /** The answer is for every member: it is read as a member, but as none of them (docs/decisions/054-fan-out.md). */
  isForMembers?: boolean
  /** Members must not get this rendering. */
  isForVisitors?: boolean
  /** It may answer reads until the request is done; otherwise the primary does (docs/decisions/112-read-replicas.md). */
  replica?: Replica | null
}

/** `place`: in the list of DATABASE_REPLICA_URLS. */
export type Replica = {
  place: number
  isUsable: () => boolean
  noteFailure: (error: unknown) => void
}

/** Next bundles its own copy of this module; both share the store through the global. */
const storeKey = Symbol.for('bg-de.request-context')
const shared = globalThis as { [storeKey]?: AsyncLocalStorage<RequestContext> }

export const requestContext = (shared[storeKey] ??= new AsyncLocalStorage<RequestContext>())

/**
 * Lets a page answer 404 and still be rendered on the server; Next's own `notFound()` needs JavaScript in the browser
 * (docs/decisions/012-not-found-pages.md).
 */
export function answerWithStatus(status: number) {
  const context = requestContext.getStore()
  if (context) context.status = status
}

/** The response is a page of the server's that says so. */
export function noteFailure(error: unknown) {
  const context = requestContext.getStore()
  if (context) context.failure ??= error
}

/** For `redirect()` of a page whose layout is streamed: the response itself redirects. */
export function answerElsewhere(location: string) {
  const context = requestContext.getStore()
  if (context) context.location = location
}

export const isForMembers = () => requestContext.getStore()?.isForMembers === true

/** For a page that signed-in members see and visitors do not: its shared copy is for visitors, members get their own. */
export function renderForVisitors() {
  const context = requestContext.getStore()
  if (context) context.isForVisitors = true
}

export function noteUnderstood() {
  const context = requestContext.getStore()
  if (context) context.isUnderstood = true
}
