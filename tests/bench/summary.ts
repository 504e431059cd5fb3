import { medianOf, percentileOf } from './results'

/** `timesMedian` is the maximum divided by the median. */
export function summary(values: number[]) {
  const [median, longest] = values.length > 0 ? [medianOf(values), percentileOf(values, 1)] : [0, 0]
  return {
    median: Math.round(median),
    longest: Math.round(longest),
    timesMedian: +(longest / median).toFixed(2),
  }
}
