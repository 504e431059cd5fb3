/** Undefined where there is none. */
export function newestOf(moments: readonly (string | null | undefined)[]): string | undefined {
  const times = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []))
  const newest = times.reduce((one, other) => Math.max(one, other), -Infinity)
  return times.length > 0 ? new Date(newest).toISOString() : undefined
}
