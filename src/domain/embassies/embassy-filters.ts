import { type ListQuery, oneOf } from '#domain/lists/list-address'
import { type Address, type AddressValue, type FilterOf, listFilters } from '#domain/lists/list-filters'
import { searchText } from '#domain/search/search-words'
import { askedLand } from './asked-land'
import { missionTypes } from './consulate-of'

const asTyped = (asked: AddressValue) => asked

const { names, read } = listFilters({
  q: (asked) => searchText(asked),
  type: (asked) => oneOf(missionTypes, asked),
  land: asTyped,
  plz: asTyped,
})

export const embassyFilters = {
  names,
  read(address: Address) {
    const { q, type, ...place } = read(address)
    return { q, type, asked: askedLand(place) }
  },
}
export type EmbassyFilter = FilterOf<typeof embassyFilters>

/** Without the Land: it filters nothing, it asks who serves it. */
export function embassyQuery({ q, type, asked: { land, postcode } }: EmbassyFilter): ListQuery {
  return { q, type, ...(postcode ? { plz: postcode } : { land: land ?? undefined }) }
}
