import { excerptOf } from '#domain/text/excerpt'
import type { Mark } from '#domain/text/marked-parts'
import { excerptMax } from '../index/entry'
import { type NearPlace, wordsOfPhrase } from '../index/marks'
import { type Word, wordsOf } from '../folding/words'
import type { Found } from './findings'
import type { Sought } from './matches'
import type { Row } from './select-entries'

/** Readings of a word of the text, as the index keeps them. */
const READINGS = 6
/** Words before the first that was found, so that the sentence can be understood. */
const LETTERS_BEFORE = 40

/** What the results show: the place of the text where something was found, and what to mark. */
export function toResults(
  rows: readonly Row[],
  { terms, nearPlaces }: { terms: readonly Sought[]; nearPlaces: readonly NearPlace[] },
): Found[] {
  const sought = soughtIn(terms)
  return rows.map((row) => toFound(row, sought, nearPlaces))
}

function toFound(row: Row, sought: Test, nearPlaces: readonly NearPlace[]): Found {
  const { kind, id, title, city, url, place } = row
  const { excerpt, marks } = excerptOfRow(row, sought)
  const km = nearPlaces.find((near) => near.place === place)?.km
  return {
    kind,
    id,
    title,
    excerpt,
    city,
    url,
    ...(km === undefined ? {} : { distanceKm: km }),
    marks: { title: marksIn(title, sought), excerpt: marks },
  }
}

/** Which of the words of a text were sought. */
type Test = (words: readonly Word[]) => Word[]

const nothing: Test = () => []

function soughtIn(terms: readonly Sought[]): Test {
  const sought = terms.flatMap(({ whole, parts, related, begun, meant }) => [
    ...[...whole, ...related, ...meant],
    ...parts.flat(),
    ...begun,
  ])
  if (sought.length === 0) return nothing
  const phrases = [...new Set(sought)].flatMap(wordsOfPhrase)
  const single = new Set([
    ...sought.filter((word) => wordsOfPhrase(word).length === 0),
    ...terms.flatMap(({ apart }) => apart.flat()),
  ])
  const isSingle = ({ stems }: Word) => stems.some((stem) => single.has(stem))
  return (words) => words.filter((word, index) => isSingle(word) || isWithin(phrases, words, index))
}

/** Whether all words of a phrase stand beside each other, in any order, and this is one of them. */
function isWithin(phrases: readonly string[][], words: readonly Word[], index: number): boolean {
  return phrases.some((phrase) => {
    if (!words[index]!.stems.some((stem) => phrase.includes(stem))) return false
    const starts = phrase.map((_, before) => index - before)
    return starts.some((start) => {
      const window = words.slice(Math.max(0, start), start + phrase.length)
      return phrase.every((one) => window.some(({ stems }) => stems.includes(one)))
    })
  })
}

const marksIn = (text: string, sought: Test): Mark[] =>
  sought === nothing ? [] : sought(wordsOf(text, READINGS)).map(({ start, end }) => [start, end])

type Excerpt = { excerpt: string; marks: Mark[] }

function excerptOfRow(row: Row, sought: Test): Excerpt {
  const marks = marksIn(row.excerpt, sought)
  const excerpt = marks.length > 0 || sought === nothing ? null : excerptAtHit(row, sought)
  return excerpt === null ? { excerpt: row.excerpt, marks } : { excerpt, marks: marksIn(excerpt, sought) }
}

function excerptAtHit({ kind, text }: Row, sought: Test): string | null {
  const max = excerptMax(kind)
  if (text.length <= max) return null
  const [hit] = sought(wordsOf(text, READINGS))
  if (!hit) return null
  const latest = Math.max(0, text.length - max + 1)
  const wanted = Math.min(hit.start - LETTERS_BEFORE, latest)
  if (wanted <= 0) return null
  const from = text.indexOf(' ', wanted - 1) + 1
  return `…${excerptOf(text.slice(from > hit.start ? hit.start : from), max - 1)}`
}
