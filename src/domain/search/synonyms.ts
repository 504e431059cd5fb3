import { SYNONYM_PHRASES_MAX, SYNONYM_WORDS_MAX, SYNONYMS_MAX } from '#domain/limits'

export type SynonymProblem =
  { kind: 'tooFew' | 'noBroader' | 'tooMany' } | { kind: 'tooLong' | 'repeated'; phrase: string }

const NARROWER = '>'

/** All phrases of a group as it is written in the panel, with commas between. */
export const phrasesOf = (written: string): string[] =>
  written
    .split(/[,;\n>]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** „мебели > диван, шкаф“: who asks for the first finds the others, too. */
export type SynonymGroup = { phrases: string[]; narrower: string[] }

export function groupOf(written: string): SynonymGroup {
  const [phrases = '', ...narrower] = written.split(NARROWER)
  return { phrases: phrasesOf(phrases), narrower: phrasesOf(narrower.join(',')) }
}

/** Phrases with the same one are not told apart. */
export const comparablePhrase = (phrase: string): string =>
  phrase.trim().replace(/\s+/g, ' ').toLocaleLowerCase('bg')

/** Null when the group can be used. */
export function synonymProblem(written: string): SynonymProblem | null {
  const phrases = phrasesOf(written)
  const comparable = phrases.map(comparablePhrase)
  const repeated = phrases.find((_, index) => comparable.indexOf(comparable[index]!) < index)
  if (repeated) return { kind: 'repeated', phrase: repeated }
  if (phrases.length < 2) return { kind: 'tooFew' }
  const sides = written.split(NARROWER).map(phrasesOf)
  if (sides.length > 2 || sides.some(({ length }) => length === 0)) return { kind: 'noBroader' }
  if (phrases.length > SYNONYM_PHRASES_MAX) return { kind: 'tooMany' }
  const long = phrases.find((phrase) => phrase.split(/\s+/).length > SYNONYM_WORDS_MAX)
  return long ? { kind: 'tooLong', phrase: long } : null
}

/** A new group that begins with a question of somebody; commas in it would make several phrases. */
export const groupBegun = (question: string): string => `${question.replace(/[,;>\s]+/g, ' ').trim()}, `

/** From an address, where anything can stand. */
export const groupFromAddress = (given: unknown): string | undefined =>
  typeof given === 'string' ? given.slice(0, SYNONYMS_MAX) : undefined
