export type Operation = 'create' | 'update' | 'delete'
export type Write = { collection: string; operation: Operation; id?: string; isAutosave: boolean }

const operations: Record<string, Operation> = { POST: 'create', PATCH: 'update', DELETE: 'delete' }
const oneDocument = /^\/api\/(?<collection>[a-z-]+)(\/(?<id>[\da-f-]{36}))?(\?|$)/

/** Which document a form of Payload writes; null for other requests. Ours speak for themselves. */
export function writeOf(input: RequestInfo | URL, init: RequestInit = {}): Write | null {
  const operation = operations[init.method?.toUpperCase() ?? '']
  // Payload's own requests name the language of the panel.
  if (typeof input !== 'string' || !operation || !new Headers(init.headers).has('Accept-Language'))
    return null
  const { collection, id } = oneDocument.exec(input.replace(location.origin, ''))?.groups ?? {}
  if (!collection || Boolean(id) !== (operation !== 'create')) return null
  return { collection, operation, id, isAutosave: input.includes('autosave=true') }
}
