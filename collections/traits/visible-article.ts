import type { VisibleOf } from '#hooks/writes/announce'

/** The rule of `access/published.ts` for one article. */
export const visibleArticle: VisibleOf = ({ _status, publishedAt, slug }) => {
  const isOut = _status === 'published' && new Date(String(publishedAt)).getTime() <= Date.now()
  return isOut ? { slug: String(slug) } : null
}
