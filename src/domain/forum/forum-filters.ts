import { isId } from '#domain/lists/ids'
import { oneOf } from '#domain/lists/list-address'
import { type AddressValue, type FilterOf, listFilters } from '#domain/lists/list-filters'
import { searchText } from '#domain/search/search-words'

/** The first is the order of the wide list, the second that of the flat list on phones. */
export const topicOrders = ['active', 'newest', 'unanswered'] as const
export type TopicOrder = (typeof topicOrders)[number]

const SLUG_MAX = 120

const idFrom = (asked: AddressValue) =>
  typeof asked === 'string' && isId(asked) ? asked.toLowerCase() : undefined

/** `topic` and `comment` lead to a topic; `after` is the last topic of the page before. */
export const forumFilters = listFilters({
  q: (asked) => searchText(asked),
  category: (asked) =>
    typeof asked === 'string' && asked.length <= SLUG_MAX && /^[a-z0-9-]+$/.test(asked) ? asked : undefined,
  order: (asked) => oneOf(topicOrders, asked),
  after: idFrom,
  topic: idFrom,
  comment: idFrom,
})
export type ForumFilter = FilterOf<typeof forumFilters>
