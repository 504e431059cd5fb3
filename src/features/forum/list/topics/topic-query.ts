import type { TopicOrder } from '#domain/forum/shown-topics'

export type TopicQuery = { order: TopicOrder; category?: string; after?: string }

/** Below `/api`. */
export function pagePath({ order, category, after }: TopicQuery): string {
  const query = new URLSearchParams({ order })
  if (category) query.set('category', category)
  if (after) query.set('after', after)
  return `/forum-topics/page?${query}`
}
