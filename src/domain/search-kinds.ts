/** What can be found: slugs of collections. Of equals, those that stand first here come first (DESIGN §5). */
export const searchKinds = [
  'contacts',
  'services',
  'stores',
  'events',
  'apartments',
  'small-ads',
  'documents',
  'embassies',
  'articles',
  'forum-topics',
  'posts',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const isSearchKind = (text: string): text is SearchKind => searchKinds.some((kind) => kind === text)
