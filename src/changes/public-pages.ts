import { searchKinds } from '#domain/search/search-kinds'
import { type Change, publicOperation } from './change'

type PublicPages = {
  path: RegExp
  /** The only query parameters that these pages read; others make no difference and no second copy. */
  query?: string[]
  /** A change of these collections can show on them. */
  shows: string[]
}

const news = ['articles', 'article-categories', 'media']

const listed = ['services', 'events', 'stores', 'contacts', 'apartments', 'small-ads', 'documents']

/** Its name, links and notices stand around every page. */
const onEveryPage = 'site'

/**
 * One line per area. A page without a line is kept only without a query, and every public change drops it. None shows a
 * member's name or picture (tests/integration/server/names-on-pages.test.ts); one that does needs `users` here, and in
 * `collections/users.ts` an announcement that is not null.
 */
const publicPages: PublicPages[] = [
  // The counts of the tiles and the recent activity go over everything that members write.
  { path: /^\/$/, shows: [...news, ...listed, 'forum-topics', 'forum-comments', 'posts'] },
  { path: /^\/search$/, query: ['q', 'kind', 'city', 'near', 'page'], shows: [...searchKinds] },
  { path: /^\/news$/, query: ['q', 'page'], shows: news },
  { path: /^\/news\/[^/]+$/, shows: news },
  { path: /^\/feed\.xml$/, shows: news },
  { path: /^\/sitemap\.xml$/, shows: [...news, ...listed, 'embassies'] },
  { path: /^\/legal(\/(imprint|privacy|terms))?$/, shows: ['legal'] },
  { path: /^\/events\.ics$/, shows: ['events'] },
  { path: /^\/favorites$/, shows: [] },
  { path: /^\/services$/, query: ['q', 'category', 'city', 'page'], shows: ['services'] },
  { path: /^\/services\/[^/]+$/, shows: ['services'] },
  { path: /^\/events$/, query: ['q', 'category', 'city', 'when', 'page'], shows: ['events'] },
  { path: /^\/events\/[^/]+$/, shows: ['events', 'media'] },
  { path: /^\/stores$/, query: ['q', 'type', 'city', 'page'], shows: ['stores'] },
  { path: /^\/stores\/[^/]+$/, shows: ['stores'] },
  { path: /^\/small-ads$/, query: ['q', 'category', 'page'], shows: ['small-ads'] },
  { path: /^\/small-ads\/[^/]+$/, shows: ['small-ads'] },
  {
    path: /^\/apartments$/,
    query: ['q', 'type', 'rooms', 'price', 'furnished', 'pets', 'registration', 'page'],
    shows: ['apartments'],
  },
  { path: /^\/apartments\/[^/]+$/, shows: ['apartments'] },
  { path: /^\/contacts$/, query: ['filter', 'q', 'city', 'page'], shows: ['contacts'] },
  { path: /^\/contacts\/[^/]+$/, shows: ['contacts'] },
  { path: /^\/embassies$/, query: ['q', 'type', 'land', 'plz'], shows: ['embassies'] },
  { path: /^\/embassies\/[^/]+$/, shows: ['embassies'] },
  { path: /^\/documents$/, query: ['q', 'page'], shows: ['documents'] },
  { path: /^\/documents\/[^/]+$/, shows: ['documents'] },
]

/** Made for one person, or not pages at all. */
const neverKept =
  /^\/(profile|dashboard|auth|unsubscribe|preview|no-access|admin|moderator|api|_next|realtime|\.well-known)(\/|$)/i

export type PageRule = {
  query: readonly string[] | 'none-allowed'
  isStaleAfter: (change: Change) => boolean
}

/** How the shared copy of a page is to be kept; null when there must be none. */
export function pageRule(path: string): PageRule | null {
  if (neverKept.test(path)) return null
  const known = publicPages.find((pages) => pages.path.test(path))
  return {
    query: known ? (known.query ?? []) : 'none-allowed',
    isStaleAfter: (change) =>
      publicOperation(change) !== null &&
      (!known || change.collection === onEveryPage || known.shows.includes(change.collection)),
  }
}
