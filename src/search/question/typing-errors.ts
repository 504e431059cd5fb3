/** The known words with the fewest typing errors, of those that any of the typed ones can be. */
export function meantBy({ typed, known }: { typed: readonly string[]; known: readonly string[] }): string[] {
  const near = typed.flatMap((meaning) => {
    const isLike = hasLettersOf(meaning)
    return known
      .filter((word) => isSimilarLong(meaning, word) && isLike(word))
      .map((word) => ({ word, errors: typingErrors(meaning, word) }))
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

export function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      now[column] = Math.min(
        last[column]! + 1,
        now[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[column - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = now
  }
  return last[b.length]!
}

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
