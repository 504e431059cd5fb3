import { editDistance } from '#domain/text/edit-distance'

/** The known words with the fewest typing errors, of those that any of the typed ones can be. */
export function meantBy({ typed, known }: { typed: readonly string[]; known: readonly string[] }): string[] {
  const near = typed.flatMap((meaning) => {
    const isLike = hasLettersOf(meaning)
    return known
      .filter((word) => isSimilarLong(meaning, word) && isLike(word))
      .map((word) => ({ word, errors: editDistance(meaning, word) }))
      .filter(({ errors }) => errors <= errorsAllowed(meaning))
  })
  const fewest = Math.min(...near.map(({ errors }) => errors))
  return [...new Set(near.filter(({ errors }) => errors === fewest).map(({ word }) => word))]
}

/** Excludes most words quickly: an error changes at most two of the letters that a word consists of. */
function hasLettersOf(typed: string) {
  const letters = lettersOf(typed)
  const most = 2 * errorsAllowed(typed)
  return (word: string) => bitsOf(letters ^ lettersOf(word)) <= most
}

/** A bit for each letter, several of which may share one. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function bitsOf(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

/** Two letters missing at once are another word: „майстор“ is no „история“. */
const isSimilarLong = (typed: string, word: string) => Math.abs(typed.length - word.length) < 2

export const errorsAllowed = (word: string) => (word.length < 7 ? 1 : 2)

/** With a letter less, and with two letters swapped: what trigrams do not find in short words. */
export function nearSpellings(typed: string): string[] {
  const places = Array.from(typed, (_, index) => index)
  return [
    ...places.map((at) => typed.slice(0, at) + typed.slice(at + 1)),
    ...places
      .slice(1)
      .map((at) => typed.slice(0, at - 1) + typed[at]! + typed[at - 1]! + typed.slice(at + 1)),
  ]
}
