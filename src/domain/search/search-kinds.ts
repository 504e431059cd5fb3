/** What can be found: slugs of collections. Of equals, those that stand first here come first. */
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
/** What the panel of the home page looks through. */
export const homeSearchKinds = ['contacts', 'services', 'stores'] as const satisfies readonly SearchKind[]
export type SearchKind = (typeof searchKinds)[number]

export const isSearchKind = (text: string): text is SearchKind => searchKinds.some((kind) => kind === text)
