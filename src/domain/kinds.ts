import { type ItemKind, itemKinds } from './item-kinds'
import { routes } from './routes'

/** What happens to an item when its owner's account is deleted (src/domain/owned-collections.ts). */
export type Fate = 'anonymise' | 'remove' | 'editorial'

type Kind = {
  route: string
  /** For kinds without pages at `/<list>/<slug>`. */
  placeOf?: (id: string) => string
  icon: string
  /** Key of its name in menus, tiles and `GET /api/stats`. Contacts have two (src/domain/areas.ts). */
  area?: string
  /** Position in the menu, among the tiles of the home page and in the footer. */
  menu: number
  hasTile?: true
  /** Position in the search among equal results. */
  search: number
  isInHomeSearch?: true
  /** New ones are shown on the home page. */
  isActivity?: true
  /** The stored type of its reports; without it the kind cannot be reported. */
  report?: string
  /** `member`: published and managed, listed in `GET /api/me`; `author`: too many for that. */
  owner: 'member' | 'author' | 'staff'
  /** At most one per member; `GET /api/me` says under this name whether it exists. */
  onlyOne?: string
  leaves: Fate
}

// prettier-ignore
const table = {
  contacts: {
    route: routes.contacts, icon: 'phone', menu: 10, hasTile: true, isActivity: true,
    search: 1, isInHomeSearch: true, report: 'contact', owner: 'member', leaves: 'anonymise',
  },
  services: {
    route: routes.services, icon: 'briefcase-business', area: 'services', menu: 5, hasTile: true, isActivity: true,
    search: 2, isInHomeSearch: true, report: 'service', owner: 'member', leaves: 'remove',
    onlyOne: 'hasPublishedService',
  },
  events: {
    route: routes.events, icon: 'calendar-days', area: 'events', menu: 6, hasTile: true, isActivity: true,
    search: 4, report: 'event', owner: 'member', leaves: 'editorial',
  },
  stores: {
    route: routes.stores, icon: 'store', area: 'stores', menu: 7, hasTile: true, isActivity: true,
    search: 3, isInHomeSearch: true, report: 'store', owner: 'member', leaves: 'anonymise',
  },
  apartments: {
    route: routes.apartments, icon: 'building-2', area: 'apartments', menu: 8, hasTile: true, isActivity: true,
    search: 5, report: 'apartment', owner: 'member', leaves: 'remove', onlyOne: 'hasPublishedApartment',
  },
  'small-ads': {
    route: routes.smallAds, icon: 'megaphone', area: 'smallAds', menu: 4, hasTile: true, isActivity: true,
    search: 6, report: 'small_ad', owner: 'member', leaves: 'remove', onlyOne: 'hasPublishedSmallAd',
  },
  documents: {
    route: routes.documents, icon: 'file-text', area: 'documents', menu: 9, hasTile: true,
    search: 7, report: 'document', owner: 'member', leaves: 'editorial',
  },
  articles: {
    route: routes.news, icon: 'newspaper', area: 'news', menu: 3, search: 9, owner: 'staff', leaves: 'anonymise',
  },
  'forum-topics': {
    // Anonymised because others have answered it and saved its address; so are posts.
    route: routes.forum, placeOf: routes.topic, icon: 'messages-square', area: 'forum', menu: 1, hasTile: true,
    isActivity: true, search: 10, report: 'topic', owner: 'author', leaves: 'anonymise',
  },
  posts: {
    route: routes.feed, placeOf: routes.post, icon: 'circle-question-mark', area: 'feed', menu: 2, hasTile: true,
    isActivity: true, search: 11, report: 'social_post', owner: 'author', leaves: 'anonymise',
  },
  embassies: {
    route: routes.embassies, icon: 'landmark', area: 'embassies', menu: 11, search: 8, owner: 'staff',
    leaves: 'anonymise',
  },
} as const satisfies Record<ItemKind, Kind>

type Table = typeof table
export type KindColumn<Name extends keyof Kind, Of extends ItemKind = ItemKind> = {
  [K in Of]: Table[K] extends Record<Name, infer Value> ? Value : never
}[Of]
export type KindsWith<Name extends keyof Kind> = {
  [K in ItemKind]: Table[K] extends Record<Name, unknown> ? K : never
}[ItemKind]
/** The kinds with pages at `/<list>/<slug>`. */
export type PagedKind = Exclude<ItemKind, KindsWith<'placeOf'>>
type PathOf<Route> = Route extends `/${infer Path}` ? Path : never
export type ListPath = PathOf<KindColumn<'route', PagedKind>>
export type KindIcon = KindColumn<'icon'>

export const kinds: Record<ItemKind, Kind & { icon: KindIcon }> = table
export const isItemKind = (name: string): name is ItemKind => Object.hasOwn(table, name)

export const kindsWith = <Name extends keyof Kind>(name: Name): KindsWith<Name>[] =>
  itemKinds.filter((kind) => kinds[kind][name] !== undefined) as KindsWith<Name>[]
export const kindsBy = (column: 'menu' | 'search'): ItemKind[] =>
  [...itemKinds].sort((one, other) => kinds[one][column] - kinds[other][column])

export const ownKinds = itemKinds.filter((kind) => kinds[kind].owner === 'member')
export const writtenKinds = itemKinds.filter((kind) => kinds[kind].owner === 'author')
export const pagedKinds = itemKinds.filter((kind): kind is PagedKind => !kinds[kind].placeOf)
/** The sitemap lists articles apart, with their dates. */
export const undatedKinds = pagedKinds.filter((kind) => kind !== 'articles')

/** For a kind without pages, the address within its list. */
export function itemUrl({ kind, id, slug }: { kind: ItemKind; id: string; slug?: string | null }): string {
  const { route, placeOf } = kinds[kind]
  if (placeOf) return placeOf(id)
  return slug ? `${route}/${encodeURIComponent(slug)}` : `${route}#${id}`
}
