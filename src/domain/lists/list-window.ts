export const LIST_STEP = 24
/** Bounds the length of a page. */
const STEPS = 10

type Window = {
  shown: number
  /** From 1, each of `batchSize` items. */
  batch: number
  batchSize: number
}

/** Shows everything from the start of the batch, so that „Show more“ only adds items. */
export function listWindow(page: number): Window {
  const batch = Math.ceil(page / STEPS)
  const shown = (page - (batch - 1) * STEPS) * LIST_STEP
  return { shown, batch, batchSize: STEPS * LIST_STEP }
}

export function shownRange({ page, count }: { page: number; count: number }): {
  first: number
  last: number
} {
  const { batch, batchSize } = listWindow(page)
  const first = (batch - 1) * batchSize + 1
  return { first, last: first + count - 1 }
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_STEP))

export const isPastEnd = ({ page, total }: { page: number; total: number }): boolean => page > pagesOf(total)

/** The page that shows the whole previous batch; null in the first. */
export function previousBatch(page: number): number | null {
  const { batch } = listWindow(page)
  return batch > 1 ? (batch - 1) * STEPS : null
}
