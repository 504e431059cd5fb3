import { SEARCH_QUERY_MAX } from '#domain/limits'

/** Per member. */
export const SEARCHES_MAX = 10
export const SEARCH_NAME_MAX = 60
/** Whatever can be searched can be saved: each letter of the longest question as `%E2%82%AC`, and the other filters. */
export const SEARCH_ADDRESS_MAX = SEARCH_QUERY_MAX * 9 + 200

/** A letter names so many of the items found; the page shows the last ones of each search. */
export const FOUND_NAMED_MAX = 10
export const LAST_FOUND = 3
/** „3 нови“ of the page are those of the last days. */
export const NEW_FOUND_DAYS = 7

/** In Berlin; weekly ones on Mondays. */
export const SEARCH_LETTER_HOUR = 8

/** New items are matched, and what is due is told, in portions: of items, and of hits. */
export const MATCHED_AT_ONCE = 10
export const TOLD_AT_ONCE = 100
/** Of the ten until the next run; a server that stops waits six for it. */
export const SEARCH_RUN_SECONDS = 5
/** So long waits what could not be told. */
export const SEARCH_PUT_OFF_MINUTES = 10
