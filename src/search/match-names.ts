import { wordsOf } from './folding/words'
import { readQuestion, type Term } from './question/question'
import { meantBy } from './question/typing-errors'
import type { Thesaurus } from './thesaurus/thesaurus'

export type Named = { name: string; description: string }

type Asked<Item> = { query: string; items: readonly Item[]; thesaurus: Thesaurus }

/** For a few names that have no entries: the same folding, synonyms and typing errors as in the index, in memory. */
export function matchNames<Item extends Named>({ query, items, thesaurus }: Asked<Item>): Item[] {
  const { terms } = readQuestion(query, thesaurus)
  const asked = terms.filter(({ role }) => role === 'telling')
  if (asked.length === 0) return []
  const stemsOf = (text: string) => {
    const words = wordsOf(text)
    return [...words.flatMap(({ stems }) => stems), ...thesaurus.marksIn(words)]
  }
  const known = items.map((item) => ({ item, name: stemsOf(item.name), text: stemsOf(item.description) }))
  const vocabulary = [...new Set(known.flatMap(({ name, text }) => [...name, ...text]))]
  const tests = asked.map((term) => testOf(term, vocabulary))
  const scored = known.map(({ item, name, text }) => ({
    item,
    points: tests.map((isMeant) => (isMeant(name) ? 2 : isMeant(text) ? 1 : 0)),
  }))
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)
  return scored
    .filter(({ points }) => !points.includes(0))
    .sort((one, other) => sum(other.points) - sum(one.points))
    .map(({ item }) => item)
}

/** Words that are only mistyped count when no word is meant exactly. */
function testOf({ whole, parts, related, beginnings, mistakable }: Term, vocabulary: readonly string[]) {
  const isExact = (stem: string) =>
    whole.includes(stem) ||
    related.includes(stem) ||
    beginnings.some((beginning) => stem.startsWith(beginning))
  const hasParts = (stems: readonly string[]) =>
    parts.length > 0 && parts.every((part) => part.some((one) => stems.includes(one)))
  const meant = vocabulary.some(isExact) ? [] : meantBy({ typed: mistakable, known: vocabulary })
  return (stems: readonly string[]) =>
    stems.some((stem) => isExact(stem) || meant.includes(stem)) || hasParts(stems)
}
