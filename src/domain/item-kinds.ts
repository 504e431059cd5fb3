/**
 * The names of the kinds of items (src/domain/kinds.ts says what each is), in the order in which they are stored and
 * in which saved and own items are shown. Alone, because every page loads them.
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
