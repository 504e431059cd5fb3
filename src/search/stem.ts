/** Endings of keys, longest first, with the letters that must remain: articles, plurals, genders. */
const endings: readonly (readonly [ending: string, remaining: number])[] = [
  ['ovete', 3],
  ['iata', 3],
  ['ieto', 3],
  ['iete', 3],
  ['ovci', 3],
  ['ata', 3],
  ['ite', 3],
  ['eto', 3],
  ['oto', 3],
  ['ove', 3],
  ['ovi', 3],
  ['ia', 4],
  ['ie', 4],
  ['a', 3],
  ['e', 3],
  ['i', 3],
  ['o', 3],
]

/**
 * The part of a key that articles, plural and gender leave alone: квартира, квартири, квартирата. Light on purpose:
 * a wrong cut finds strange things, a missing one is made good by the search for beginnings.
 */
export function stemOf(key: string): string {
  if (/\d/.test(key)) return key
  for (const [ending, remaining] of endings) {
    if (key.length - ending.length >= remaining && key.endsWith(ending)) return key.slice(0, -ending.length)
  }
  return key
}

/** „Лекарят“ and „адвокатът“: only the Cyrillic spelling tells this article from the end of „адвокат“. */
export const withoutArticle = (word: string) => word.replace(/(?<=\p{L}{3})(ът|ят)$/u, '')
