/** Limits of what staff do in the panels. */

/** Rows of „Какво чака“; more than anybody decides before looking again. */
export const WAITING_SHOWN = 100

export const CASES_PER_PAGE = 30

/** Reports of one item that its case shows; decided are all of them. */
export const CASE_REPORTS_SHOWN = 100

export const MESSAGES_PER_PAGE = 30
