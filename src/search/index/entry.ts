import { cityNamed } from '#domain/places/cities'
import { excerptOf } from '#domain/text/excerpt'
import { SEARCH_EXCERPT_MAX, STORE_EXCERPT_MAX } from '#domain/limits'
import type { SearchKind } from '#domain/search/search-kinds'
import { joinedWords, type Word, wordsOf } from '../folding/words'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { cityMark, kindMark, nameMark, tagMark, titleMark } from './marks'
import { phoneMarks } from './phone-digits'

type Text = string | null | undefined
type Moment = string | Date | null | undefined

export type SearchEntry = {
  title: string
  url: string
  /** The title is only the first words of the text. */
  isUntitled?: boolean
  /** Shown (shortened) and searched. */
  text?: Text
  /** Searched, not shown. */
  body?: Text
  city?: Text
  /** Kind, specialty, type, category; count as much as the title. */
  keywords?: readonly Text[]
  /** Numbers that everybody may see. */
  phones?: readonly Text[]
  /** For filters, compared exactly: `category:law`. */
  tags?: readonly string[]
  /** Newer ones come before older ones. */
  datedAt?: Moment
  startsAt?: Moment
  expiresAt?: Moment
}

/** A query looks for more readings of a Latin word than the index stores. */
const READINGS_KEPT = 6
const WORDS_MAX = 600
/** Of the text, for excerpts around what was found. */
const TEXT_KEPT = 2_000

type Given = { kind: SearchKind; entry: SearchEntry; thesaurus: Thesaurus }

export function rowOf({ kind, entry, thesaurus }: Given) {
  const { title, url, isUntitled = false, text, body, city, tags = [], datedAt, startsAt, expiresAt } = entry
  const keywords = (entry.keywords ?? []).filter((one) => typeof one === 'string')
  const written = (part: Text) => wordsOf(part ?? '', READINGS_KEPT)
  const titleWords = isUntitled ? [] : written(title)
  const place = city ? placeOf(city) : null
  const named = [titleWords, written(city), ...keywords.map(written)]
  const names = [
    ...named.flatMap(stemsOf),
    ...named.flatMap((words) => thesaurus.marksIn(words)),
    ...joinedWords([title, ...keywords].join(' '), READINGS_KEPT),
    ...(place ? [place] : []),
  ]
  const marks = [
    kindMark(kind),
    ...tags.map(tagMark),
    ...(entry.phones ?? []).flatMap((phone) => phoneMarks(phone ?? '')),
    ...stemsOf(titleWords).map((stem) => titleMark(stem, titleWords.length)),
    ...names.map(nameMark),
  ]
  const others = written([text, body].filter(Boolean).join(' '))
  const plain = (text ?? '').replace(/\s+/gu, ' ').trim()
  return {
    kind,
    title: title.trim(),
    excerpt: excerptOf(plain, excerptMax(kind)),
    text: plain.slice(0, TEXT_KEPT),
    city: city?.trim() || null,
    url,
    place,
    titleKey: keyOf([...stemsOf(titleWords), ...thesaurus.marksIn(titleWords)]),
    nameKey: keyOf(names),
    titleWords: titleWords.length,
    words: [
      ...new Set([
        ...marks,
        ...names,
        ...thesaurus.marksIn(others),
        ...stemsOf(others),
        ...joinedWords(text ?? '', READINGS_KEPT),
      ]),
    ].slice(0, WORDS_MAX),
    datedAt: moment(datedAt),
    startsAt: moment(startsAt),
    expiresAt: moment(expiresAt),
  }
}

export const excerptMax = (kind: SearchKind) => (kind === 'stores' ? STORE_EXCERPT_MAX : SEARCH_EXCERPT_MAX)

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
