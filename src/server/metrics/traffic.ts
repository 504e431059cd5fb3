export const answerKinds = ['page', 'kept_page', 'api', 'file', 'panel', 'probe'] as const
export type AnswerKind = (typeof answerKinds)[number]

export type Traffic = ReturnType<typeof createTraffic>
/** `buckets`: how many answers took no longer than that, and longer than the one before; the last are all others. */
export type Answers = { kind: AnswerKind; status: string; buckets: readonly number[]; seconds: number }

export const bucketsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx']

/** Plain numbers: a page that lies ready costs less than observing a histogram (docs/decisions/106-metrics.md). */
export function createTraffic() {
  const cellsOf = (kind: AnswerKind) =>
    statusClasses.map((status) => ({ kind, status, buckets: bucketsMs.map(() => 0).concat(0), ms: 0 }))
  const cells = Object.fromEntries(answerKinds.map((kind) => [kind, cellsOf(kind)])) as Record<
    AnswerKind,
    ReturnType<typeof cellsOf>
  >

  return {
    count: (kind: AnswerKind, status: number, ms: number) => {
      const cell = cells[kind][Math.floor(status / 100) - 1]
      if (!cell) return
      let bucket = 0
      while (bucket < bucketsMs.length && ms > bucketsMs[bucket]!) bucket += 1
      cell.buckets[bucket]! += 1
      cell.ms += ms
    },
    /** Only what there was. */
    read: (): Answers[] =>
      answerKinds
        .flatMap((kind) => cells[kind])
        .filter(({ buckets }) => buckets.some((count) => count > 0))
        .map(({ ms, ...cell }) => ({ ...cell, seconds: ms / 1_000 })),
  }
}
