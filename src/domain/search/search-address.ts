import { type City, cityFromAddress } from '#domain/places/cities'
import { SEARCH_QUERY_MAX } from '#domain/limits'
import { oneOf } from '#domain/lists/list-address'
import { type Address, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchInput } from './search-input'
import { type SearchKind, searchKinds } from './search-kinds'
import { searchText } from './search-words'

/** What the page of the search was asked for. */
export type SearchAsked = {
  query: string
  kind?: SearchKind
  city?: City
  /** A rounded place: „52.5,13.4“. */
  near?: string
  page: number
}

/** Addresses are written by people and by other sites: what cannot be understood is left out, never an error. */
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

/** The place that an address names. */
export const placeOf = (near: string) => searchInput.shape.near.safeParse(near).data
