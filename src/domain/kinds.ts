import { type ItemKind, itemKinds } from './item-kinds'
import { routes } from './routes'

/** What happens to a member's own when the account goes (src/domain/owned-things.ts). */
export type Fate = 'anonymise' | 'remove' | 'editorial'

type Kind = {
  /** Its list. */
  route: string
  /** Where one is read that has no page of its own at `/<list>/<slug>`. */
  placeOf?: (id: string) => string
  icon: string
  /** Its name in menus, tiles and `GET /api/stats`. Contacts have two (src/domain/areas.ts). */
  area?: string
  /** Its place in menus and among the tiles of the home page. */
  menu: number
  hasTile?: true
  /** Its place in the search: of equals, the lower comes first. */
  search: number
  isInHomeSearch?: true
  /** A new one is told of on the home page. */
  isActivity?: true
  /** As reports of it are stored; without it nobody reports it. */
  report?: string
  /** `member`: published and looked after; `author`: written in passing, too many to be told with every page. */
  owner: 'member' | 'author' | 'staff'
  /** A member has only one, and `GET /api/me` says under this name whether there is any. */
  onlyOne?: string
  leaves: Fate
}

/** Everything with an address of its own that a member can save, by the name of its collection: one row for each. */
// prettier-ignore
const table = {
  contacts: {
    // Doctors, lawyers and others: an icon that fits all. Known to everybody, and nobody's own.
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
    // Written for others, who have answered and saved the address; so are posts.
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
/** The value of a column, of all kinds that have one. */
export type KindColumn<Name extends keyof Kind, Of extends ItemKind = ItemKind> = {
  [K in Of]: Table[K] extends Record<Name, infer Value> ? Value : never
}[Of]
/** The kinds with such a value in a column. */
export type KindsWith<Name extends keyof Kind, Value = unknown> = {
  [K in ItemKind]: Table[K] extends Record<Name, Value> ? K : never
}[ItemKind]
/** Those with a page for each at `/<list>/<slug>`. */
export type PagedKind = Exclude<ItemKind, KindsWith<'placeOf'>>
type PathOf<Route> = Route extends `/${infer Path}` ? Path : never
/** The first part of the addresses of kinds that have a page for each item. */
export type ListPath = PathOf<KindColumn<'route', PagedKind>>
export type KindIcon = KindColumn<'icon'>

export const kinds: Record<ItemKind, Kind & { icon: KindIcon }> = table
export const isItemKind = (name: string): name is ItemKind => Object.hasOwn(table, name)

/** The kinds of a row that has this column. */
export const kindsWith = <Name extends keyof Kind>(name: Name): KindsWith<Name>[] =>
  itemKinds.filter((kind) => kinds[kind][name] !== undefined) as KindsWith<Name>[]
export const kindsBy = (column: 'menu' | 'search'): ItemKind[] =>
  [...itemKinds].sort((one, other) => kinds[one][column] - kinds[other][column])

/** What members publish and look after; told with every page. */
export const ownKinds = itemKinds.filter((kind) => kinds[kind].owner === 'member')
/** Written in passing: too many to be told with every page. */
export const writtenKinds = itemKinds.filter((kind) => kinds[kind].owner === 'author')
export const pagedKinds = itemKinds.filter((kind): kind is PagedKind => !kinds[kind].placeOf)

/** Where an item is read; what has no page of its own stands in the list of its area. */
export function itemUrl({ kind, id, slug }: { kind: ItemKind; id: string; slug?: string | null }): string {
  const { route, placeOf } = kinds[kind]
  if (placeOf) return placeOf(id)
  return slug ? `${route}/${encodeURIComponent(slug)}` : `${route}#${id}`
}
