import { readingsOf } from './fold'
import { isSmallWord } from './small-words'
import { stemOf, withoutArticle } from './stem'

const TEXT_MAX = 20_000
export const WORD_MAX = 40

export type Word = {
  written: string
  /** Where it stands in the text. */
  start: number
  end: number
  keys: string[]
  /** Readings without endings, as indexed. */
  stems: string[]
}

/** The words except small ones, in order; all of them when all are small. `readings` limits the readings of each. */
export function wordsOf(text: string, readings?: number): Word[] {
  const words = writtenWords(text)
    .map((one) => ({ ...one, ...wordOf(one.written, readings) }))
    .filter(({ keys }) => keys[0] !== '')
  const telling = words.filter(({ keys }) => !isSmallWord(keys))
  return telling.length > 0 ? telling : words
}

/** „д-р“ and „у.н.г.“ are one word; soft hyphens and zero-width characters belong to the word that they stand in. */
const word =
  /(?<![\p{L}\p{N}])(?:[дd]-[рr](?![\p{L}\p{N}])|(?:\p{L}\.){2,8}(?:\p{L}(?![\p{L}\p{N}]))?)|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200d\u2060\ufeff]*/giu
const invisible = /[-.\u00ad\u200b-\u200d\u2060\ufeff]/gu

type Written = Pick<Word, 'written' | 'start' | 'end'>

function writtenWords(text: string): Written[] {
  const found: Written[] = []
  for (const { 0: raw, index: start } of text.slice(0, TEXT_MAX).matchAll(word)) {
    const written = numeral(raw.replace(invisible, '').normalize('NFC').toLowerCase(), raw)
    if (written !== '' && written.length <= WORD_MAX) found.push({ written, start, end: start + raw.length })
  }
  return found
}

const romans = ['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix', 'xi', 'xii', 'xiii']
const arabic = [2, 3, 4, 6, 7, 8, 9, 11, 12, 13]

/** „24-ти“ and „3ти“ are numbers. */
const ordinal = /^(\d+)(?:ви|ри|ти|ми|я|ият|ия|то|та|ата|ото|ма|th|st|nd|rd)$/u

/** „Golf VII“ is „Golf 7“. In small letters „vi“ and „iv“ are words. */
function numeral(written: string, raw: string): string {
  const position = romans.indexOf(written)
  const isWord = written.length < 3 && raw !== raw.toUpperCase()
  return position < 0 || isWord ? written.replace(ordinal, '$1') : String(arabic[position])
}

/** The title before names is also a word of its own: „доктор“. */
const titles: Readonly<Record<string, string>> = { dr: 'doktor' }

type Folded = Readonly<Pick<Word, 'written' | 'keys' | 'stems'>>

/** Folding takes long enough to be felt in a page of results, whose words are mostly the same ones. */
const folded = new Map<string, Folded>()
const FOLDED_MAX = 20_000

export function wordOf(written: string, readings?: number): Folded {
  const name = `${readings ?? ''} ${written}`
  const known = folded.get(name)
  if (known) return known
  if (folded.size >= FOLDED_MAX) folded.clear()
  const made = fold(written, readings)
  folded.set(name, made)
  return made
}

function fold(written: string, readings?: number): Folded {
  const keys = readingsOf(written, readings)
  const bare = withoutArticle(written)
  const stems = (bare === written ? keys : readingsOf(bare, readings)).map(stemOf)
  const title = titles[stems[0] ?? '']
  return { written, keys, stems: [...new Set(title ? [...stems, title] : stems)] }
}

/** Words that were written with a hyphen, as one: „зъбо-лекар“. */
export const joinedWords = (text: string, readings?: number): string[] =>
  Array.from(
    text.slice(0, TEXT_MAX).matchAll(/(?<![\p{L}\p{N}-])\p{L}{2,20}(?:-\p{L}{2,20}){1,2}(?![\p{L}\p{N}-])/gu),
  )
    .map(([hyphened]) => hyphened.replaceAll('-', '').toLowerCase())
    .filter(({ length }) => length <= WORD_MAX)
    .flatMap((joined) => wordOf(joined, readings).stems)
