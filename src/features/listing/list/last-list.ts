type LastList = {
  path: string
  query: string
  /** Item pages opened since; after the first, Back no longer leads to the list. */
  steps: number
}

let last: LastList | null | undefined

export function rememberList(path: string, query: string): void {
  last = { path, query, steps: 0 }
}

export function rememberItem(): void {
  if (last === undefined) last = listOfReferrer()
  if (last) last.steps += 1
}

/** Full page loads (items that are gone, links followed before hydration) have only the referrer. */
function listOfReferrer(): LastList | null {
  const [loaded] = performance.getEntriesByType('navigation')
  const isLoadedHere = loaded && new URL(loaded.name).pathname === location.pathname
  if (!document.referrer || !isLoadedHere) return null
  const { origin, pathname, search } = new URL(document.referrer)
  // A new tab has no history to go back to.
  const steps = history.length > 1 ? 0 : 1
  return origin === location.origin ? { path: pathname, query: search.slice(1), steps } : null
}

/** Null when this visit did not come from that list. */
export function lastList(path: string): { address: string; isJustBefore: boolean } | null {
  if (last?.path !== path) return null
  return { address: last.query ? `${path}?${last.query}` : path, isJustBefore: last.steps === 1 }
}
