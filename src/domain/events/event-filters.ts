import { oneOf } from '#domain/lists/list-address'
import { type FilterOf, listFilters } from '#domain/lists/list-filters'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { cityFromAddress } from '#domain/places/cities'
import { searchText } from '#domain/search/search-words'
import { eventCategories } from './event-input'

export const eventFilters = listFilters({
  q: (asked) => searchText(asked),
  category: (asked) => oneOf(eventCategories, asked),
  city: (asked) => cityFromAddress(asked)?.id,
  when: (asked) => oneOf(['past'], asked),
  page: pageFromAddress,
})
export type EventFilter = FilterOf<typeof eventFilters>
