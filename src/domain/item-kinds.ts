/** In the order of the stored values. A file of its own, because every page loads it. */
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
