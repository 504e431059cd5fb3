import type { VisibleOf } from '#hooks/writes/announce'

/** The rule `listed` of `access/visible.ts` for one item. */
export const visibleWhenListed: VisibleOf = ({ listed, slug }) => (listed ? { slug: String(slug) } : null)
