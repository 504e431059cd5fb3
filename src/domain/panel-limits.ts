/** Limits of what staff do in the panels. */

/** Rows of „Какво чака“; more than anybody decides before looking again. */
export const WAITING_SHOWN = 100

export const CASES_PER_PAGE = 30

/** Reports of one item that its case shows; decided are all of them. */
export const CASE_REPORTS_SHOWN = 100

export const MESSAGES_PER_PAGE = 30
/** Rows of one bulk operation. */
export const BULK_ROWS_MAX = 20_000
/** Written in one transaction: short enough that a member's write hardly waits. */
export const BULK_PORTION = 50
/** Portions at once. */
export const BULK_LANES = 2
/** Fields that one bulk edit changes. */
export const BULK_FIELDS_MAX = 30
/** A job without a sign of life this long has lost its process. */
export const BULK_LOST_SECONDS = 20
export const BULK_KEPT_DAYS = 30
/** Failed rows in the answer; the file has all. */
export const BULK_FAILED_SHOWN = 100
export const EXPORT_PORTION = 500
/** Of approvals on one screen. */
export const APPROVALS_SHOWN = 50

/** Of reported changes and claims on one screen. */
export const REQUESTS_SHOWN = 50

/** Scheduled publications. */
export const SCHEDULE_STEP_MINUTES = 15

/** Threads that read files of contacts: how many, what each may use, how long one question may take. */
export const READERS_AT_ONCE = 4
export const READER_MEMORY_MB = 512
export const READER_SECONDS = 60
/** Rows of an import that are written at once, in 10 to 20 ms, and that are read or passed on at once. */
export const IMPORT_PORTION = 100
export const IMPORT_PASSED = 1_000
/** Past imports on the screen. */
export const IMPORTS_SHOWN = 20
/** Rows of a preview on one page. */
export const IMPORT_ROWS_SHOWN = 50

/** Signs of a value in the trail. */
export const TRAIL_TEXT_MAX = 300
/** How long a line of the trail is kept. */
export const TRAIL_KEPT_YEARS = 3

/** Questions that found nothing: how many the panels show, at once and at first. */
export const MISSES_SHOWN = 100
export const MISSES_AT_FIRST = 20

/** Letters that were given up, the last ones first. */
export const FAILED_LETTERS_SHOWN = 100
