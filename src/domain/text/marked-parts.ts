/** UTF-16 letters, half open. */
export type Mark = readonly [from: number, to: number]
export type MarkedPart = { text: string; isMarked: boolean }

/** The whole text in order; `marks` are sorted and do not overlap. */
export function markedParts(text: string, marks: readonly Mark[]): MarkedPart[] {
  const ends = marks.map(([, to]) => to)
  const parts = marks.flatMap(([from, to], index) => [
    { text: text.slice(ends[index - 1] ?? 0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
  ])
  const rest = { text: text.slice(ends.at(-1) ?? 0), isMarked: false }
  return [...parts, rest].filter((part) => part.text !== '')
}
