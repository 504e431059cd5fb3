import { SYNONYM_WORDS_MAX } from '#domain/limits'
import { type Word, wordsOf } from '../folding/words'

/** As many as staff may write (src/domain/limits.ts). */
export const PHRASE_WORDS_MAX = SYNONYM_WORDS_MAX
/** Readings of a word that are compared: of single words, and within phrases. */
const READINGS = 6
const READINGS_IN_PHRASES = 3
const COMBINATIONS_MAX = 12

export type Stemmed = Pick<Word, 'stems'> & Partial<Pick<Word, 'keys'>>

/** None for what cannot be a phrase: without its small words „без дом“ would be a home. */
export function wordsOfPhrase(phrase: string): Word[] {
  const written = wordsOf(phrase, READINGS_IN_PHRASES)
  const isCut = written.length === 1 && /\s/.test(phrase.trim())
  return written.length > PHRASE_WORDS_MAX || isCut ? [] : written
}

/** People say one for the other in every phrase: „доктор за сърце“. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)лекар(?=$|\s)/u, 'доктор'],
  [/(?<=^|\s)адвокат(?=$|\s)/u, 'юрист'],
]

export const wordingsOf = (phrase: string): string[] => {
  const others = alike.map(([word, other]) => phrase.replace(word, other))
  return phrase.includes(' ') ? [...new Set([phrase, ...others])] : [phrase]
}

export const namesOf = (words: readonly Pick<Word, 'keys'>[]) =>
  combinations(words.map(({ keys }) => keys)).map((parts) => parts.join(' '))

/** A phrase in any order: „лекар, общопрактикуващ“ is „общопрактикуващ лекар“. */
export const keysOf = (words: readonly Stemmed[]): string[] =>
  words.length === 0
    ? []
    : combinations(words.map(({ stems }) => stems)).map((parts) => parts.sort().join(' '))

/** Every combination of the words' readings, the likeliest first. */
function combinations(readings: readonly (readonly string[])[]): string[][] {
  const each = readings.length === 1 ? READINGS : READINGS_IN_PHRASES
  return readings.reduce<string[][]>(
    (begun, some) =>
      some
        .slice(0, each)
        .flatMap((one) => begun.map((parts) => [...parts, one]))
        .slice(0, COMBINATIONS_MAX),
    [[]],
  )
}
