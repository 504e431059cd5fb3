import type { VisibleOf } from '#hooks/announce'

/** The rule `listed` of `access/visible.ts` for one item. */
export const visibleWhenListed: VisibleOf = ({ listed, slug }) => (listed ? { slug: String(slug) } : null)
