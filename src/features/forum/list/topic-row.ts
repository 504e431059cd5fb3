import type { Author } from '#domain/account/author'
import type { TopicOrder } from '#domain/forum/forum-filters'
import { LIST_STEP } from '#domain/lists/list-window'

/** A topic of `GET /api/forum-topics/page`. */
export type TopicRow = {
  id: string
  title: string
  slug: string
  category: { id: string; name: string; slug: string } | null
  author: Author | null
  createdAt: string
  lastActivityAt: string
  repliesCount: number
  viewsCount: number
  likesCount: number
  isPinned: boolean
  isHot: boolean
  hasAccepted: boolean
}
export type TopicPage = { topics: TopicRow[]; hasMore: boolean }

export type TopicQuery = { order: TopicOrder; category?: string; after?: string }

/** Below `/api`. */
export function pagePath({ order, category, after }: TopicQuery): string {
  const query = new URLSearchParams({ order, limit: String(LIST_STEP) })
  if (category) query.set('category', category)
  if (after) query.set('after', after)
  return `/forum-topics/page?${query}`
}
