import { oneOf } from '#domain/lists/list-address'
import { type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { cityFromAddress } from '#domain/places/cities'
import { searchText } from '#domain/search/search-words'
import { serviceCategories } from './service-values'

export const serviceFilters = listFilters({
  q: (asked) => searchText(asked),
  category: (asked) => oneOf(serviceCategories, asked),
  city: (asked) => cityFromAddress(asked)?.id,
  page: pageFromAddress,
})
export type ServiceFilter = FilterOf<typeof serviceFilters>
