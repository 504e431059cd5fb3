import { isId } from '#domain/lists/ids'
import { oneOf } from '#domain/lists/list-address'
import { type AddressValue, type FilterOf, listFilters } from '#domain/lists/list-filters'
import { searchText } from '#domain/search/search-words'
import { TOPIC_TITLE_MAX } from './forum-input'
import { topicOrders } from './shown-topics'

const SLUG_MAX = 120

const idFrom = (asked: AddressValue) =>
  typeof asked === 'string' && isId(asked) ? asked.toLowerCase() : undefined

/** `topic` and `comment` lead to a topic, `new` opens the form; `after` is the last topic of the page before. */
export const forumFilters = listFilters({
  q: (asked) => searchText(asked),
  category: (asked) =>
    typeof asked === 'string' && asked.length <= SLUG_MAX && /^[a-z0-9-]+$/.test(asked) ? asked : undefined,
  order: (asked) => oneOf(topicOrders, asked),
  after: idFrom,
  topic: idFrom,
  comment: idFrom,
  new: (asked) => oneOf(['1'], asked),
  title: (asked) => searchText(asked, TOPIC_TITLE_MAX) || undefined,
})
export type ForumFilter = FilterOf<typeof forumFilters>
