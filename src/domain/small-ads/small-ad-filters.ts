import { oneOf } from '#domain/lists/list-address'
import { type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { smallAdCategories } from './small-ad-values'

export const smallAdFilters = listFilters({
  q: (asked) => searchText(asked),
  category: (asked) => oneOf(smallAdCategories, asked),
  page: pageFromAddress,
})
export type SmallAdFilter = FilterOf<typeof smallAdFilters>
