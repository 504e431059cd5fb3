/** Limits of what staff do in the panels. */

/** Rows of „Какво чака“; more than anybody decides before looking again. */
export const WAITING_SHOWN = 100
