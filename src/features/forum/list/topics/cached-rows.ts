import type { TopicPage } from '#domain/forum/shown-topics'

/** In memory only: what a member has read is not left on the device. */
const cached = new Map<string, TopicPage>()
const LISTS_MAX = 20

const keyOf = (list: string) => {
  const { topicRows } = (history.state ?? {}) as { topicRows?: string }
  return topicRows && `${topicRows} ${list}`
}

/** What was loaded below the first page, for this entry of the browser's history: Back finds it again. */
export const cachedRows = (list: string): TopicPage | null =>
  (typeof history === 'undefined' ? null : cached.get(keyOf(list) ?? '')) ?? null

export function cacheRows(list: string, rows: TopicPage): void {
  if (!keyOf(list)) history.replaceState({ ...history.state, topicRows: crypto.randomUUID() }, '')
  cached.set(keyOf(list)!, rows)
  const [oldest] = cached.keys()
  if (cached.size > LISTS_MAX) cached.delete(oldest!)
}
