export function meantBy({ typed, known }: { typed: readonly string[]; known: readonly string[] }): string[] {
  const near = typed.flatMap((meaning) =>
    known
      .map((word) => ({ word, errors: typingErrors(meaning, word) }))
      .filter(({ errors }) => errors <= errorsAllowed(meaning)),
  )
  const fewest = Math.min(...near.map(({ errors }) => errors))
  return [...new Set(near.filter(({ errors }) => errors === fewest).map(({ word }) => word))]
}

const errorsAllowed = (word: string) => (word.length < 7 ? 1 : 2)

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
