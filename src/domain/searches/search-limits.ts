/** Per member. */
export const SEARCHES_MAX = 10
export const SEARCH_NAME_MAX = 60
export const SEARCH_ADDRESS_MAX = 500

/** A letter names so many of the items found; the page shows the last ones of each search. */
export const FOUND_NAMED_MAX = 10
export const LAST_FOUND = 3
/** „3 нови“ of the page are those of the last days. */
export const NEW_FOUND_DAYS = 7

/** In Berlin; weekly ones on Mondays. */
export const SEARCH_LETTER_HOUR = 8

/** New items are matched in portions, and a run of the job tells about so many searches. */
export const MATCHED_AT_ONCE = 10
export const SEARCHES_TOLD_AT_ONCE = 100
