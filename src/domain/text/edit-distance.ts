/** More than any word or name has. */
const LETTERS_MAX = 64

/**
 * Letters inserted, left out, replaced or swapped with their neighbour (optimal string alignment). Longer texts than
 * words are not compared: that would take the product of both lengths.
 */
export function editDistance(a: string, b: string): number {
  if (Math.max(a.length, b.length) > LETTERS_MAX) return Infinity
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
