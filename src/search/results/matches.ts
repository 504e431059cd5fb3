import { nameMark, titleMark } from '../index/marks'
import type { Term } from '../question/question'
import { allOf, anyOf, anyWord, type WordsQuery } from './words-query'

export type Sought = Term & {
  /** Words of the index that begin like it. */
  begun: string[]
  /** Words of the index that can have been meant. */
  meant: string[]
  /** Of synonyms that are phrases the words, which may stand apart from each other when little else is found. */
  apart: string[][]
  /** The last word may be unfinished: then it is the beginning of a word that comes first. */
  typed: string[]
}

/** Where the words must stand, and how near to what was asked they must be; each reach includes the one before. */
export type Place = 'name' | 'anywhere'
export type Reach = 'whole' | 'near' | 'mistyped'

export const marks: Record<Place, (word: string) => string> = { name: nameMark, anywhere: (word) => word }

/** A word has so many synonyms or beginnings at most. */
export const WORDS_OF_KIND_MAX = 50

export const wordsOfTerm = ({ whole, related, begun, meant }: Sought, reach: Reach): string[] => {
  const kinds =
    reach === 'whole' ? [whole] : [whole, related, begun, ...(reach === 'mistyped' ? [meant] : [])]
  return [...new Set(kinds.flatMap((words) => words.slice(0, WORDS_OF_KIND_MAX)))]
}

export function has(term: Sought, place: Place, reach: Reach): WordsQuery {
  const marked = (words: readonly string[]) => anyWord(words.map(marks[place]))
  const parts = reach === 'whole' ? null : allOf(term.parts.map(marked))
  const apart =
    reach === 'mistyped' ? term.apart.map((words) => allOf(words.map((word) => marked([word])))) : []
  return anyOf([marked(wordsOfTerm(term, reach)), parts, ...apart])
}

export const hasAll = (terms: readonly Sought[], place: Place, reach: Reach): WordsQuery =>
  allOf(terms.map((term) => has(term, place, reach)))

/** The title has these words and no others. */
export const isTitle = (words: readonly (readonly string[])[]): WordsQuery =>
  allOf(words.map((stems) => anyWord(stems.map((stem) => titleMark(stem, words.length)))))
