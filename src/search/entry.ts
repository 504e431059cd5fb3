import { cityNamed } from '#domain/places/cities'
import { excerptOf } from '#domain/text/excerpt'
import { SEARCH_EXCERPT_MAX, STORE_EXCERPT_MAX } from '#domain/limits'
import type { SearchKind } from '#domain/search/search-kinds'
import { cityMark, kindMark, nameMark, tagMark, titleMark } from './marks'
import { type Word, wordsOf } from './words'

type Text = string | null | undefined
type Moment = string | Date | null | undefined

export type SearchEntry = {
  title: string
  url: string
  /** Shown (shortened) and searched. */
  text?: Text
  /** Searched, not shown. */
  body?: Text
  city?: Text
  /** Specialty, type, category; count as much as the title. */
  keywords?: readonly Text[]
  /** For filters, compared exactly: `category:law`. */
  tags?: readonly string[]
  startsAt?: Moment
  expiresAt?: Moment
}

/** A query looks for more readings of a Latin word than the index stores. */
const READINGS_KEPT = 6
const WORDS_MAX = 600

export function rowOf({ kind, entry }: { kind: SearchKind; entry: SearchEntry }) {
  const { title, url, text, body, city, keywords = [], tags = [], startsAt, expiresAt } = entry
  const titleWords = wordsOf(title, READINGS_KEPT)
  const place = city ? placeOf(city) : null
  const facts = stemsOf(wordsOf([city, ...keywords].filter(Boolean).join(' '), READINGS_KEPT))
  const names = [...stemsOf(titleWords), ...facts, ...(place ? [place] : [])]
  const marks = [
    kindMark(kind),
    ...tags.map(tagMark),
    ...stemsOf(titleWords).map((stem) => titleMark(stem, titleWords.length)),
    ...names.map(nameMark),
  ]
  const others = stemsOf(wordsOf([text, body].filter(Boolean).join(' '), READINGS_KEPT))
  return {
    kind,
    title: title.trim(),
    excerpt: excerptOf(text ?? '', kind === 'stores' ? STORE_EXCERPT_MAX : SEARCH_EXCERPT_MAX),
    city: city?.trim() || null,
    url,
    place,
    titleKey: keyOf(stemsOf(titleWords)),
    nameKey: keyOf(names),
    titleWords: titleWords.length,
    words: [...new Set([...marks, ...names, ...others])].slice(0, WORDS_MAX),
    startsAt: moment(startsAt),
    expiresAt: moment(expiresAt),
  }
}

/** Equal for all spellings of a city; an unknown city is compared by its folded name. */
export function placeOf(city: string): string | null {
  const known = cityNamed(city)
  if (known) return cityMark(known.id)
  const words = wordsOf(city, 1).map(({ stems }) => stems[0])
  return words.length > 0 ? cityMark(words.join('-')) : null
}

/** With spaces around every word, plain substring search finds whole words and beginnings. */
const keyOf = (stems: string[]) => ` ${[...new Set(stems)].join(' ')} `

const stemsOf = (words: Word[]) => words.flatMap(({ stems }) => stems)

const moment = (value: Moment) => (value ? new Date(value).toISOString() : null)
