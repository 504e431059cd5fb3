/** Longest first, with the length that must remain. */
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

/** Light on purpose: a wrong cut finds false matches, a missing one is covered by prefix search. */
export function stemOf(key: string): string {
  if (/\d/.test(key)) return key
  for (const [ending, remaining] of endings) {
    if (key.length - ending.length >= remaining && key.endsWith(ending)) return key.slice(0, -ending.length)
  }
  return key
}

/** Only the Cyrillic spelling tells the article in „лекарят“ from the ending of „адвокат“. */
export const withoutArticle = (word: string) => word.replace(/(?<=\p{L}{3})(ът|ят)$/u, '')

const CHANGED_MIN = 4
const DERIVED_MIN = 6

/**
 * Other stems of the same noun, for questions: sounds that change (данъци: данък, стаи: стая), the article in Latin
 * (advokatat: адвокат) and the feminine (лекарка: лекар).
 */
export function otherStems(stem: string): string[] {
  if (/\d/.test(stem) || stem.length < CHANGED_MIN - 1) return []
  const found: string[] = []
  if (stem.length >= CHANGED_MIN && stem.endsWith('c')) found.push(`${stem.slice(0, -1)}k`)
  if (/[aeou]i$/.test(stem)) found.push(stem.slice(0, -1))
  if (/[aeou]$/.test(stem)) found.push(`${stem}i`)
  if (stem.length >= DERIVED_MIN && /[^aeiou]k$/.test(stem)) found.push(stem.slice(0, -1))
  if (stem.length >= DERIVED_MIN && /[^aeiou][au]t$/.test(stem)) found.push(stem.slice(0, -2))
  return found
}
