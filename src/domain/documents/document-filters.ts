import { type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'

export const documentFilters = listFilters({ q: (asked) => searchText(asked), page: pageFromAddress })
export type DocumentFilter = FilterOf<typeof documentFilters>
