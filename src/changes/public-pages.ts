import { apartmentFilters } from '#domain/apartments/apartment-filters'
import { articleFilters } from '#domain/articles/article-filters'
import { contactFilters } from '#domain/contacts/contact-filters'
import { countedLists } from '#domain/lists/counted-lists'
import { documentFilters } from '#domain/documents/document-filters'
import { embassyFilters } from '#domain/embassies/embassy-filters'
import { eventFilters } from '#domain/events/event-filters'
import { topicWindowNames } from '#domain/forum/asked-window'
import { picturesMax } from '#domain/files/item-pictures'
import { forumFilters } from '#domain/forum/forum-filters'
import { itemKinds } from '#domain/item-kinds'
import { kinds, type PagedKind, pagedKinds } from '#domain/kinds'
import { isMemberPage, routes } from '#domain/routes'
import { searchFilters } from '#domain/search/search-address'
import { searchKinds } from '#domain/search/search-kinds'
import { serviceFilters } from '#domain/services/service-filters'
import { smallAdFilters } from '#domain/small-ads/small-ad-filters'
import { storeFilters } from '#domain/stores/store-filters'
import type { Change } from './change'
import { ANY_KEY, pageKeysOf, SITE_KEY } from './page-keys'
import { concerns, type ItemPage, slugsIn } from './shown-items'

type PublicPages = {
  path: RegExp
  /** The only query parameters that the page reads; others do not make another cached copy. */
  query?: readonly string[]
  /** Collections whose changes can show on the page. */
  shows: readonly string[]
  item?: ItemPage
}

const filters: Record<PagedKind, { names: readonly string[] }> = {
  contacts: contactFilters,
  services: serviceFilters,
  events: eventFilters,
  stores: storeFilters,
  apartments: apartmentFilters,
  'small-ads': smallAdFilters,
  documents: documentFilters,
  articles: articleFilters,
  embassies: embassyFilters,
}

const news = ['articles', 'article-categories', 'media']
/** Pictures of the library may stand on any item. */
const besideKind = (kind: PagedKind): readonly string[] => {
  if (kind === 'articles') return news
  return kind === 'events' || kind in picturesMax ? ['media'] : []
}

const pagesOf = (kind: PagedKind): PublicPages[] => {
  const { route } = kinds[kind]
  return [
    {
      path: new RegExp(`^${route}$`),
      query: filters[kind].names,
      shows: [kind, ...besideKind(kind)],
    },
    { path: new RegExp(`^${route}/[^/]+$`), shows: [kind, ...besideKind(kind)], item: { kind, route } },
  ]
}

const countOf = (kind: PagedKind): PublicPages => ({
  path: new RegExp(`^${routes.countOf(kind)}$`),
  query: filters[kind].names.filter((name) => name !== 'page'),
  shows: [kind],
})

const onHomePage = itemKinds.filter((kind) => kinds[kind].hasTile || kinds[kind].isActivity)

const forum = ['forum-topics', 'forum-categories', 'users', 'media']

/**
 * A page without a row is cached only without a query, and every public change drops it. One that shows a member's name,
 * picture or badge needs `users` here; the others show none (tests/integration/server/names-on-pages.test.ts).
 */
const publicPages: PublicPages[] = [
  { path: /^\/$/, shows: [...news, ...onHomePage, 'forum-comments'] },
  { path: /^\/forum$/, query: forumFilters.names, shows: forum },
  { path: /^\/forum\/[^/]+\/[^/]+$/, query: topicWindowNames, shows: [...forum, 'forum-comments'] },
  { path: /^\/search$/, query: searchFilters.names, shows: searchKinds },
  { path: /^\/feed\.xml$/, shows: news },
  { path: /^\/sitemap\.xml$/, shows: [...news, ...pagedKinds, 'forum-topics', 'forum-categories'] },
  { path: /^\/legal(\/(imprint|privacy|terms))?$/, shows: ['legal'] },
  { path: /^\/events\.ics$/, shows: ['events'] },
  { path: /^\/favorites$/, shows: [] },
  {
    path: /^\/feed$/,
    query: ['before', 'highlight', 'comment'],
    shows: ['posts', 'post-comments', 'users'],
  },
  ...pagedKinds.flatMap(pagesOf),
  ...countedLists.map(countOf),
]

const neverCached =
  /^\/(auth|unsubscribe|letter|preview|no-access|admin|moderator|api|_next|realtime|\.well-known)(\/|$)/i

export type PageRule = {
  query: readonly string[] | 'none-allowed'
  /** Also for caches in front of the site. */
  keys: readonly string[]
  /** `shown`: what `shownIn` found. Without it, as while the page is being drawn, any item may be on it. */
  isStaleAfter: (change: Change, shown?: ReadonlySet<string> | null) => boolean
  /** The items on the page; null where a change of any of a collection shows. */
  shownIn: (text: string) => ReadonlySet<string> | null
}

export function pageRule(path: string): PageRule | null {
  if (isMemberPage(path) || neverCached.test(path)) return null
  const known = publicPages.find((pages) => pages.path.test(path))
  const keys = known ? [SITE_KEY, ...new Set(known.shows)] : [ANY_KEY]
  const item = known?.item
  return {
    query: known ? (known.query ?? []) : 'none-allowed',
    keys,
    isStaleAfter: (change, shown = null) =>
      pageKeysOf(change).some((key) => keys.includes(key)) &&
      (!item || !shown || concerns(change, { kind: item.kind, shown })),
    shownIn: (text) => (item ? slugsIn(`${path} ${text}`, item) : null),
  }
}
