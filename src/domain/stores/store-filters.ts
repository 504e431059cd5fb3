import { oneOf } from '#domain/lists/list-address'
import { type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { cityFromAddress } from '#domain/places/cities'
import { searchText } from '#domain/search/search-words'
import { storeTypes } from './store-values'

export const storeFilters = listFilters({
  q: (asked) => searchText(asked),
  type: (asked) => oneOf(storeTypes, asked),
  city: (asked) => cityFromAddress(asked)?.id,
  page: pageFromAddress,
})
export type StoreFilter = FilterOf<typeof storeFilters>
