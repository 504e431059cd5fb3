import { apartmentFilters } from '#domain/apartments/apartment-filters'
import { eventFilters } from '#domain/events/event-filters'
import { forumFilters } from '#domain/forum/forum-filters'
import { type ListQuery, listAddress } from '#domain/lists/list-address'
import type { Address } from '#domain/lists/list-filters'
import { type City, cityFromAddress } from '#domain/places/cities'
import { routes } from '#domain/routes'
import { searchFilters } from '#domain/search/search-address'
import { serviceFilters } from '#domain/services/service-filters'
import { smallAdFilters } from '#domain/small-ads/small-ad-filters'
import { storeFilters } from '#domain/stores/store-filters'
import { SEARCH_ADDRESS_MAX } from './search-limits'
import { isToldKind, toldKinds, type ToldKind } from './told-kinds'

/** What is looked for, read from the address of a list, of the forum or of the search. */
export type SearchConditions = {
  /** Without what does not narrow it, such as the page: equal conditions have one address. */
  address: string
  kinds: readonly ToldKind[]
  query: string
  city: City | null
  /** The choices of the list, as search entries are tagged: `category:Работа`. */
  tags: readonly { name: string; value: string }[]
  /** Of the price; null without a limit. */
  priceMax: number | null
}

type List = {
  path: string
  kind: ToldKind
  read: (address: Address) => Record<string, unknown>
  tagged: readonly string[]
}

const lists: readonly List[] = [
  {
    path: routes.apartments,
    kind: 'apartments',
    read: apartmentFilters.read,
    tagged: ['type', 'rooms', 'furnished', 'pets', 'registration'],
  },
  { path: routes.smallAds, kind: 'small-ads', read: smallAdFilters.read, tagged: ['category'] },
  { path: routes.services, kind: 'services', read: serviceFilters.read, tagged: ['category'] },
  { path: routes.stores, kind: 'stores', read: storeFilters.read, tagged: ['type'] },
  { path: routes.events, kind: 'events', read: eventFilters.read, tagged: ['category'] },
  { path: routes.forum, kind: 'forum-topics', read: forumFilters.read, tagged: ['category'] },
]

/** Null for other addresses, and where nothing new can come: past events, a search without a question. */
export function searchConditions(address: string): SearchConditions | null {
  if (address.length > SEARCH_ADDRESS_MAX || !address.startsWith('/')) return null
  const [path = '', query = ''] = address.split('#', 1)[0]!.split(/\?(.*)/s)
  const asked = Object.fromEntries(new URLSearchParams(query))
  if (path === routes.search) return ofSearch(asked)
  const list = lists.find((one) => one.path === path)
  return list ? ofList(list, asked) : null
}

function ofList({ path, kind, read, tagged }: List, asked: Address): SearchConditions | null {
  const { q, city, price, when, ...others } = read(asked)
  if (when) return null
  const tags = tagged.flatMap((name) => (others[name] ? [{ name, value: String(others[name]) }] : []))
  const kept = { q, ...Object.fromEntries(tags.map(({ name, value }) => [name, value])), city, price }
  return {
    address: listAddress(path, kept as ListQuery),
    kinds: [kind],
    query: String(q ?? ''),
    city: cityFromAddress(city as string | undefined),
    tags,
    priceMax: typeof price === 'number' ? price : null,
  }
}

/** Where somebody stands is never kept. */
function ofSearch(asked: Address): SearchConditions | null {
  const { q: query, kind, city = null } = searchFilters.read(asked)
  if (query === '' || (kind && !isToldKind(kind))) return null
  return {
    address: routes.searchFor(query, { kind, city: city?.id }),
    kinds: kind && isToldKind(kind) ? [kind] : toldKinds,
    query,
    city,
    tags: [],
    priceMax: null,
  }
}
