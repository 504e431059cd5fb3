import type { TopicPage } from '#domain/forum/shown-topics'

/** In memory only: what a member has read is not left on the device. */
const kept = new Map<string, TopicPage>()
const KEPT_MAX = 20

const keyOf = (list: string) => {
  const { topicRows } = (history.state ?? {}) as { topicRows?: string }
  return topicRows && `${topicRows} ${list}`
}

/** What was loaded below the first page, for this entry of the browser's history: Back finds it again. */
export const keptRows = (list: string): TopicPage | null =>
  (typeof history === 'undefined' ? null : kept.get(keyOf(list) ?? '')) ?? null

export function keepRows(list: string, rows: TopicPage): void {
  if (!keyOf(list)) history.replaceState({ ...history.state, topicRows: crypto.randomUUID() }, '')
  kept.set(keyOf(list)!, rows)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX) kept.delete(oldest!)
}
