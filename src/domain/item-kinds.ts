/**
 * In the order of the stored values, and of saved and own items on pages. A small file of its own, because every page
 * loads it.
 */
export const itemKinds = [
  'contacts',
  'services',
  'events',
  'stores',
  'apartments',
  'small-ads',
  'documents',
  'articles',
  'forum-topics',
  'posts',
  'embassies',
] as const
export type ItemKind = (typeof itemKinds)[number]
