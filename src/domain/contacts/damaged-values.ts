/** Typed where there is no value, or what a spreadsheet says where it has none; in lower case. */
export const placeholders = [
  'n/a', '#n/a', '#nv', 'k.a.', 'k. a.', 'null', 'none', 'undefined', 'nan', 'няма', 'keine', '-', '–', '—', '?',
  '#ref!', '#bezug!', '#value!', '#wert!', '#name?', '#div/0!', '#null!', '#num!', '#zahl!',
] // prettier-ignore

/** „4,93012E+11“: a spreadsheet has shortened a number, and its digits are lost. */
export const shortenedNumber = /^\d(?:[.,]\d{1,15})?e\+?\d{1,3}$/i
