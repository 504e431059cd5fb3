/** How the words for the site's staff begin. */
export const roleWords = ['админ', 'модератор', 'admin', 'moderator'] as const

/** Latin letters that look like Cyrillic ones: „Aдминистратор“ with a Latin A. */
export const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
