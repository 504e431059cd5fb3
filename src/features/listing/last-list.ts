type LastList = {
  path: string
  query: string
  /** Pages of items opened since; after the first, „back“ is no longer the list. */
  steps: number
}

let last: LastList | null | undefined

/** The list that is looked at, with its filters; a page of an item leads back to it. */
export function rememberList(path: string, query: string): void {
  last = { path, query, steps: 0 }
}

export function rememberItem(): void {
  if (last === undefined) last = listOfReferrer()
  if (last) last.steps += 1
}

/** Items that are gone, and links followed before the scripts were there, are loaded as pages of their own. */
function listOfReferrer(): LastList | null {
  const [loaded] = performance.getEntriesByType('navigation')
  const isLoadedHere = loaded && new URL(loaded.name).pathname === location.pathname
  if (!document.referrer || !isLoadedHere) return null
  const { origin, pathname, search } = new URL(document.referrer)
  // In a new tab there is nothing to go back to.
  const steps = history.length > 1 ? 0 : 1
  return origin === location.origin ? { path: pathname, query: search.slice(1), steps } : null
}

/** The list as it was left, when this visit came from there, and whether it is the page before this one. */
export function lastList(path: string): { address: string; isJustBefore: boolean } | null {
  if (last?.path !== path) return null
  return { address: last.query ? `${path}?${last.query}` : path, isJustBefore: last.steps === 1 }
}
