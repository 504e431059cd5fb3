/** „Show more“ adds so many items (24 at a time). */
export const LIST_STEP = 24
/** After so many steps the list starts anew: nobody scrolls through more, and no page grows without end. */
const STEPS = 10

type Window = {
  /** How many items of the stretch are shown. */
  shown: number
  /** Of which stretch of `stretchSize` items, from 1. */
  stretch: number
  stretchSize: number
}

/** What page `page` of a list shows: everything from the start of its stretch, so that a step only adds to it. */
export function listWindow(page: number): Window {
  const stretch = Math.ceil(page / STEPS)
  const shown = (page - (stretch - 1) * STEPS) * LIST_STEP
  return { shown, stretch, stretchSize: STEPS * LIST_STEP }
}

/** The number of the first item that is shown, from 1, and of the last. */
export function shownRange({ page, count }: { page: number; count: number }): {
  first: number
  last: number
} {
  const { stretch, stretchSize } = listWindow(page)
  const first = (stretch - 1) * stretchSize + 1
  return { first, last: first + count - 1 }
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_STEP))

/** An address beyond the last page leads to nothing; the first page of an empty list is there. */
export const isPastEnd = ({ page, total }: { page: number; total: number }): boolean => page > pagesOf(total)

/** The page from which the stretch before this one is shown whole; null in the first. */
export function previousStretch(page: number): number | null {
  const { stretch } = listWindow(page)
  return stretch > 1 ? (stretch - 1) * STEPS : null
}
