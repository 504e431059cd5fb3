/** `timesMedian` is the maximum divided by the median. */
export function summary(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const longest = sorted.at(-1) ?? 0
  return {
    median: Math.round(median),
    longest: Math.round(longest),
    timesMedian: +(longest / median).toFixed(2),
  }
}
