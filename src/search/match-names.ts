import { type Term, termsOf } from './question'
import { meantBy } from './typing-errors'
import { wordsOf } from './words'

export type Named = { name: string; description: string }

/** For a few names that have no entries: the same folding, synonyms and typing errors as in the index, in memory. */
export function matchNames<Item extends Named>(query: string, items: readonly Item[]): Item[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const known = items.map((item) => ({ item, name: stemsOf(item.name), text: stemsOf(item.description) }))
  const vocabulary = [...new Set(known.flatMap(({ name, text }) => [...name, ...text]))]
  const tests = terms.map((term) => testOf(term, vocabulary))
  const scored = known.map(({ item, name, text }) => ({
    item,
    points: tests.map((isMeant) => (name.some(isMeant) ? 2 : text.some(isMeant) ? 1 : 0)),
  }))
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)
  return scored
    .filter(({ points }) => !points.includes(0))
    .sort((one, other) => sum(other.points) - sum(one.points))
    .map(({ item }) => item)
}

const stemsOf = (text: string) => wordsOf(text).flatMap(({ stems }) => stems)

/** Words that are only mistyped count when no word is meant exactly. */
function testOf({ whole, related, beginnings, mistakable }: Term, vocabulary: readonly string[]) {
  const isExact = (stem: string) =>
    whole.includes(stem) ||
    related.includes(stem) ||
    beginnings.some((beginning) => stem.startsWith(beginning))
  if (vocabulary.some(isExact)) return isExact
  const meant = meantBy({ typed: mistakable, known: vocabulary })
  return (stem: string) => meant.includes(stem)
}
