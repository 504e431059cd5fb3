import { SEARCH_QUERY_MAX } from '#domain/limits'
import { cityOfPostcode } from '#domain/places/postcodes'
import { cityMark, phoneMark } from '../index/marks'
import { nationalDigits, PHONE_DIGITS_MIN } from '../index/phone-digits'
import { otherStems } from '../folding/stem'
import { type Word, wordOf, wordsOf } from '../folding/words'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { isWeak } from './weak-words'

/** A word of the question, or several that are one phrase. */
export type Term = {
  written: string
  /** Telling ones are required; a city and the rest come first or help the order. */
  role: 'telling' | 'city' | 'weak'
  /** Any of them is the word itself. */
  whole: string[]
  /** Or all of these words, apart from each other: of each any. Empty for single words. */
  parts: string[][]
  related: string[]
  beginnings: string[]
  mistakable: string[]
  /** The cities meant. */
  cityIds: string[]
  /** What a phrase consists of, for when nothing has it as one. */
  singles: Term[]
}

export type ReadQuestion = {
  terms: Term[]
  /** The stems of all words in order, for titles of just these words. */
  words: string[][]
  /** What the thesaurus and the cities have that begins like the last word, which may be unfinished. */
  lastBegun: string[]
  /** The last word as typed so far; empty when it belongs to a phrase. */
  lastKeys: string[]
}

const WORDS_MAX = 16
const TERMS_MAX = 10
const BEGINNING_MIN = 3
/** A long stem also finds derived words: хамали, хамалски. */
const STEM_BEGINNING_MIN = 5
const FINISHED_BEGINNING_MIN = 4
const MISTAKABLE_MIN = 4
const MISTAKABLE_MAX = 30
const MISTAKABLE_READINGS = 3

/** No terms when the question is blank, too long or has no words. */
export function readQuestion(question: string, thesaurus: Thesaurus): ReadQuestion {
  if (question.length > SEARCH_QUERY_MAX) return { terms: [], words: [], lastBegun: [], lastKeys: [] }
  const all = wordsOf(question)
  const distinct = [...new Map(all.map((word) => [word.written, word])).values()].slice(0, WORDS_MAX)
  const phone = phoneIn(question)
  const terms = phone ? [phone] : withRoles(termsOf(distinct, thesaurus)).slice(0, TERMS_MAX)
  const last = terms.at(-1)?.parts.length === 0 ? distinct.at(-1) : undefined
  return {
    terms,
    words: all.slice(0, WORDS_MAX).map(({ stems }) => stems),
    lastBegun: last ? thesaurus.wordsBegunBy(last.keys[0]!) : [],
    lastKeys: last?.keys ?? [],
  }
}

function termsOf(words: readonly Word[], thesaurus: Thesaurus): Term[] {
  const terms: Term[] = []
  for (let start = 0; start < words.length;) {
    const { term, size } = termAt(words, start, thesaurus)
    start += size
    // Words in the middle are finished: only long ones also stand for words derived from them.
    terms.push(start < words.length ? { ...term, beginnings: term.beginnings.filter(isLong) } : term)
  }
  return terms
}

function termAt(words: readonly Word[], start: number, thesaurus: Thesaurus): { term: Term; size: number } {
  const span = thesaurus.spanAt(words, start)
  const joined = words[start + 1] && joinedTerm([words[start]!, words[start + 1]!], thesaurus)
  if (joined && (span?.size ?? 1) < 2) return { term: joined, size: 2 }
  if (!span) return { term: single(words[start]!, thesaurus), size: 1 }
  const some = words.slice(start, start + span.size)
  return { term: some.length === 1 ? single(some[0]!, thesaurus) : phrase(some, thesaurus), size: span.size }
}

const isLong = ({ length }: string) => length >= FINISHED_BEGINNING_MIN

export function single(word: Word, thesaurus: Thesaurus): Term {
  const meanings = [...thesaurus.meaningsOf([word]), ...placeOfPostcode(word)]
  const { keys, stems } = word
  return {
    written: word.written,
    role: meanings.some(({ cityId }) => cityId) ? 'city' : isWeak(word) ? 'weak' : 'telling',
    whole: stems,
    parts: [],
    related: without(stems, [...meanings.flatMap(({ words }) => [...words]), ...stems.flatMap(otherStems)]),
    beginnings: [
      ...new Set([
        ...keys.filter(({ length }) => length >= BEGINNING_MIN),
        ...stems.filter(({ length }) => length >= STEM_BEGINNING_MIN),
      ]),
    ],
    mistakable: stems
      .filter(({ length }) => length >= MISTAKABLE_MIN && length <= MISTAKABLE_MAX)
      .slice(0, MISTAKABLE_READINGS),
    cityIds: cityIdsOf(meanings),
    singles: [],
  }
}

function placeOfPostcode({ written }: Word) {
  const city = cityOfPostcode(written)
  return city ? [{ words: [cityMark(city.id)], cityId: city.id }] : []
}

function phrase(words: readonly Word[], thesaurus: Thesaurus): Term {
  const meanings = thesaurus.meaningsOf(words)
  const mark = thesaurus.markOf(words)
  const whole = mark ? [mark] : []
  // „Български магазин“ is a shop in any case.
  const telling = words.filter((word) => !isWeak(word))
  const isCity = meanings.some(({ cityId }) => cityId)
  return {
    written: words.map(({ written }) => written).join(' '),
    role: isCity ? 'city' : telling.length > 0 ? 'telling' : 'weak',
    whole,
    parts: (telling.length > 0 ? telling : words).map(({ stems }) => [
      ...stems,
      ...stems.flatMap(otherStems),
    ]),
    related: without(
      whole,
      meanings.flatMap(({ words: known }) => [...known]),
    ),
    beginnings: [],
    mistakable: [],
    cityIds: cityIdsOf(meanings),
    singles: words.map((word) => single(word, thesaurus)),
  }
}

/** Two words that the thesaurus knows as one: „джоб център“. */
function joinedTerm(words: readonly [Word, Word], thesaurus: Thesaurus): Term | null {
  const joined = wordOf(words[0].written + words[1].written)
  const meanings = thesaurus.meaningsOf([joined])
  if (meanings.length === 0) return null
  return {
    ...phrase(words, thesaurus),
    role: meanings.some(({ cityId }) => cityId) ? 'city' : 'telling',
    whole: joined.stems,
    related: without(
      joined.stems,
      meanings.flatMap(({ words: known }) => [...known]),
    ),
    cityIds: cityIdsOf(meanings),
  }
}

const cityIdsOf = (meanings: readonly { cityId: string | null }[]) =>
  meanings.flatMap(({ cityId }) => (cityId ? [cityId] : []))

/** Digits and the marks between them alone can be a phone number, whole or in part. */
function phoneIn(question: string): Term | null {
  if (!/^[\d\s()+/.–-]+$/.test(question)) return null
  // The last digits can begin with a zero as well.
  const digits = [nationalDigits(question), question.replace(/\D/g, '')].find(
    ({ length }) => length >= PHONE_DIGITS_MIN,
  )
  if (!digits) return null
  const numbers = question.match(/\d+/g) ?? []
  const [only] = numbers
  const isOne = numbers.length === 1 && only!.length <= 12
  return {
    written: question.trim(),
    role: 'telling',
    whole: [phoneMark(digits), ...(isOne ? [only!] : [])],
    parts: isOne ? [] : numbers.map((number) => [number]),
    related: [],
    beginnings: [],
    mistakable: [],
    cityIds: [],
    singles: [],
  }
}

/** Without a telling word the others tell something after all: the city, or else all of them. */
function withRoles(terms: Term[]): Term[] {
  if (terms.some(({ role }) => role === 'telling')) return terms
  const most = terms.some(({ role }) => role === 'city') ? 'city' : 'weak'
  return terms.map((term) => (term.role === most ? { ...term, role: 'telling' } : term))
}

const without = (some: readonly string[], all: readonly string[]) =>
  [...new Set(all)].filter((word) => !some.includes(word))
