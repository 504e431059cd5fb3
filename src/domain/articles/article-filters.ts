import { listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'

export const articleFilters = listFilters({ q: (asked) => searchText(asked), page: pageFromAddress })
