import type { Goal, Measure } from './figure'

export type Spread = { median: number; min: number; max: number }
type Values = Spread & { passes: number[] }

/** `ratio`: of each pass to the baseline's beside it. */
export type MeasureResult = Measure & {
  ours: Values
  baseline: Values
  ratio: Spread
  isMet: boolean
  note?: string
}

/** Of one run, because a figure can be measured again alone. */
export type Run = {
  date: string
  commit: string
  machine: { cores: number; node: string; load: number }
  passes: number
}

export type FigureResult = {
  name: string
  title: string
  baseline: string
  run: Run
  measures: MeasureResult[]
}

export type Results = { figures: FigureResult[] }

type Passes = { measure: Measure; ours: number[]; baseline: number[]; note?: string }

export function resultOf({ measure, ours, baseline, note }: Passes): MeasureResult {
  const ratio = spread(ours.map((value, pass) => value / baseline[pass]!))
  const values = {
    ours: { ...spread(ours), passes: ours },
    baseline: { ...spread(baseline), passes: baseline },
  }
  const isMet = meets({ goal: measure.goal, value: measure.goal.of === 'ratio' ? ratio : values.ours })
  return { ...measure, ...values, ratio, isMet, ...(note ? { note } : {}) }
}

/** By the median; what is to be exact is so in every pass. */
function meets({ goal, value }: { goal: Goal; value: Spread }): boolean {
  if ('exactly' in goal) return value.min === goal.exactly && value.max === goal.exactly
  return 'atLeast' in goal ? value.median >= goal.atLeast : value.median <= goal.atMost
}

export function spread(values: number[]): Spread {
  return { median: medianOf(values), min: Math.min(...values), max: Math.max(...values) }
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

export const percentileOf = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!
