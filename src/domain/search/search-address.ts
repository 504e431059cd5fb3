import { type City, cityFromAddress } from '#domain/places/cities'
import { SEARCH_QUERY_MAX } from '#domain/limits'
import { oneOf } from '#domain/lists/list-address'
import { type Address, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchInput } from './search-input'
import { type SearchKind, searchKinds } from './search-kinds'
import { searchText } from './search-words'

export type SearchAsked = {
  query: string
  kind?: SearchKind
  city?: City
  near?: string
  page: number
}

/** People write addresses by hand: invalid parts are ignored. */
export const searchFilters = listFilters({
  q: (asked) => searchText(asked, SEARCH_QUERY_MAX),
  kind: (asked) => oneOf(searchKinds, asked),
  city: (asked) => cityFromAddress(asked) ?? undefined,
  near: (asked) => (typeof asked === 'string' && placeOf(asked) ? asked : undefined),
  page: pageFromAddress,
})

export function searchAsked(address: Address): SearchAsked {
  const { q: query, ...filters } = searchFilters.read(address)
  return { query, ...filters }
}

export const placeOf = (near: string) => searchInput.shape.near.safeParse(near).data
