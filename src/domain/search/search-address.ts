import { type City, cityFromAddress } from '#domain/places/cities'
import { SEARCH_QUERY_MAX } from '#domain/limits'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchInput } from './search-input'
import { isSearchKind, type SearchKind } from './search-kinds'
import { searchText } from './search-words'

export type AddressQuery = Partial<Record<'q' | 'kind' | 'city' | 'near' | 'page', string | string[]>>

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
export function searchAsked({ q, kind, city, near, page }: AddressQuery): SearchAsked {
  return {
    query: searchText(q, SEARCH_QUERY_MAX),
    kind: typeof kind === 'string' && isSearchKind(kind) ? kind : undefined,
    city: cityFromAddress(city) ?? undefined,
    near: typeof near === 'string' && placeOf(near) ? near : undefined,
    page: pageFromAddress(page),
  }
}

/** The place that an address names. */
export const placeOf = (near: string) => searchInput.shape.near.safeParse(near).data
