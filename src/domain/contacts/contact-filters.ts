import { oneOf } from '#domain/lists/list-address'
import { type Address, type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { cityFromAddress } from '#domain/places/cities'
import { contactKinds } from '#domain/routes'
import { searchText } from '#domain/search/search-words'

export const contactFilters = listFilters({
  filter: (asked) => oneOf(contactKinds, asked),
  q: (asked) => searchText(asked),
  city: (asked) => cityFromAddress(asked)?.id,
  page: pageFromAddress,
})
export type ContactFilter = FilterOf<typeof contactFilters>

export const asksForSaved = ({ filter }: Address) => filter === 'saved'
