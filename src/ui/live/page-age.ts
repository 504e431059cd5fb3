/** Milliseconds since the data of the page was asked for: with the document, or with a later step to this address. */
export function pageAge(): number {
  const steps = performance.getEntriesByType('resource').filter(({ name }) => isStepHere(name))
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const askedAt = steps.at(-1)?.startTime ?? document?.requestStart ?? 0
  // Only one of the clocks goes on while the device sleeps.
  const age = Math.max(performance.now() - askedAt, Date.now() - performance.timeOrigin - askedAt)
  return Math.max(0, Math.round(age))
}

/** Requests of Next's router carry `_rsc`. */
function isStepHere(name: string): boolean {
  const { pathname, searchParams } = new URL(name)
  if (pathname !== location.pathname || !searchParams.has('_rsc')) return false
  searchParams.delete('_rsc')
  return searchParams.toString() === new URLSearchParams(location.search).toString()
}
