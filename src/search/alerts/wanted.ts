import type { SearchConditions } from '#domain/searches/search-conditions'
import { cityMark, kindMark, tagMark } from '../index/marks'
import { readQuestion, type Term } from '../question/question'
import { allOf, anyOf, anyWord, type WordsQuery } from '../results/words-query'
import type { Thesaurus } from '../thesaurus/thesaurus'

/**
 * What an entry must have to be told of. Every entry that fulfils `words` has one of the `keys`, so that an index leads
 * from a new entry to the few searches that it may fulfil.
 */
export type Wanted = { words: string; keys: string[] }

/** One condition, by the words of which an entry must have any. Of parts that stand apart only the first are keys. */
type Part = { words: WordsQuery; keys: string[] }

/**
 * All words of the question must fit, as such or as a synonym: neither typing errors nor the beginnings of words nor
 * fewer words count. Words that say nothing („търся“, „в“) are left out, as when searching. Null when no word says anything.
 */
export function wantedOf(conditions: SearchConditions, thesaurus: Thesaurus): Wanted | null {
  const { kinds, query, city, tags } = conditions
  const terms = readQuestion(query, thesaurus).terms.filter(({ role }) => role !== 'weak')
  if (query !== '' && terms.length === 0) return null
  const asked = [...terms].sort(byRarity).map(partOf)
  const marks = [
    ...(city ? [cityMark(city.id)] : []),
    ...tags.map(({ name, value }) => tagMark(`${name}:${value}`)),
  ]
  const parts = [...asked, ...marks.map((mark) => anyOfWords([mark])), anyOfWords(kinds.map(kindMark))]
  const words = allOf(parts.map((part) => part.words))
  return words === null ? null : { words, keys: parts[0]!.keys }
}

const anyOfWords = (keys: string[]): Part => ({ words: anyWord(keys), keys: [...new Set(keys)] })

function partOf({ whole, related, parts }: Term): Part {
  const asOne = anyOfWords([...whole, ...related])
  if (parts.length === 0) return asOne
  const apart = allOf(parts.map(anyWord))
  return { words: anyOf([asOne.words, apart]), keys: [...new Set([...asOne.keys, ...(parts[0] ?? [])])] }
}

/** A place says less than what is looked for there; of the others what has the fewest synonyms says the most. */
const byRarity = (one: Term, other: Term) =>
  Number(one.role === 'city') - Number(other.role === 'city') ||
  one.whole.length + one.related.length - (other.whole.length + other.related.length)
