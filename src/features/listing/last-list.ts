type LastList = {
  path: string
  query: string
  /** Pages of items opened since; after the first, „back“ is no longer the list. */
  steps: number
}

let last: LastList | null = null

/** The list that is looked at, with its filters; a page of an item leads back to it. */
export function rememberList(path: string, query: string): void {
  last = { path, query, steps: 0 }
}

export function rememberItem(): void {
  if (last) last.steps += 1
}

/** The list as it was left, when this visit came from there, and whether it is the page before this one. */
export function lastList(path: string): { address: string; isJustBefore: boolean } | null {
  if (last?.path !== path) return null
  return { address: last.query ? `${path}?${last.query}` : path, isJustBefore: last.steps === 1 }
}
