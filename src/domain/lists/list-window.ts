export const LIST_STEP = 24
/** Bounds the length of a page. */
const STEPS = 10

type Window = {
  shown: number
  /** From 1, each of `stretchSize` items. */
  stretch: number
  stretchSize: number
}

/** Shows everything from the start of the stretch, so that „Show more“ only adds items. */
export function listWindow(page: number): Window {
  const stretch = Math.ceil(page / STEPS)
  const shown = (page - (stretch - 1) * STEPS) * LIST_STEP
  return { shown, stretch, stretchSize: STEPS * LIST_STEP }
}

export function shownRange({ page, count }: { page: number; count: number }): {
  first: number
  last: number
} {
  const { stretch, stretchSize } = listWindow(page)
  const first = (stretch - 1) * stretchSize + 1
  return { first, last: first + count - 1 }
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_STEP))

export const isPastEnd = ({ page, total }: { page: number; total: number }): boolean => page > pagesOf(total)

/** The page that shows the whole previous stretch; null in the first. */
export function previousStretch(page: number): number | null {
  const { stretch } = listWindow(page)
  return stretch > 1 ? (stretch - 1) * STEPS : null
}
