import { type Change, publicOperation } from './change'

type PublicPages = {
  path: RegExp
  /** The only query parameters that these pages read; others make no difference and no second copy. */
  query?: string[]
  /** A change of these collections can show on them. */
  shows: string[]
}

const news = ['articles', 'article-categories', 'media']

/** Its name, links and notices stand around every page. */
const onEveryPage = 'site'

/** One line per area. A page without a line is kept only without a query, and every public change drops it. */
const publicPages: PublicPages[] = [
  { path: /^\/$/, shows: news },
  { path: /^\/news$/, query: ['q', 'page'], shows: news },
  { path: /^\/news\/[^/]+$/, shows: news },
  { path: /^\/(feed|sitemap)\.xml$/, shows: news },
  { path: /^\/events\.ics$/, shows: ['events'] },
  { path: /^\/favorites$/, shows: [] },
  { path: /^\/services$/, query: ['q', 'category', 'city', 'page'], shows: ['services'] },
  { path: /^\/services\/[^/]+$/, shows: ['services'] },
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
