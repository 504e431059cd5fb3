type Names = { known: readonly string[]; edits: (known: string) => number }

/** The known name that a wrong one was most likely meant to be; undefined for a right one and for a foreign one. */
export function meantName(given: string, { known, edits }: Names): string | undefined {
  if (known.includes(given)) return undefined
  const folded = given.toUpperCase()
  const near = known
    .filter((name) => Math.abs(name.length - given.length) <= edits(name))
    .map((name) => ({ name, distance: editDistance(folded, name) }))
    .filter(({ name, distance }) => distance <= edits(name))
  return near.sort((a, b) => a.distance - b.distance)[0]?.name
}

/** Of a name; longer ones are not compared further. */
const LETTERS_MAX = 64

/** Letters inserted, left out, replaced or swapped with their neighbour (optimal string alignment). */
export function editDistance(first: string, second: string): number {
  const [a, b] = [first.slice(0, LETTERS_MAX), second.slice(0, LETTERS_MAX)]
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const ways = [next[column - 1]! + 1, last[column]! + 1, last[column - 1]! + (isSame ? 0 : 1)]
      if (isSwapped) ways.push(before[column - 2]! + 1)
      next.push(Math.min(...ways))
    }
    before = last
    last = next
  }
  return last[b.length]!
}
