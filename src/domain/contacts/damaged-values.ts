/** Typed where there is no value; in lower case. */
export const placeholders = ['n/a', '#n/a', '#nv', 'k.a.', 'k. a.', 'null', 'none', 'няма', 'keine', '-', '–', '—', '?'] // prettier-ignore

/** „4,93012E+11“: a spreadsheet has shortened a number, and its digits are lost. */
export const shortenedNumber = /^\d(?:[.,]\d{1,15})?e\+?\d{1,3}$/i
