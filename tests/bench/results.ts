import type { Goal, Measure } from './figure'

export type Spread = { median: number; min: number; max: number }
type Values = Spread & { passes: number[] }

/** `ratio`: of each pass to the baseline's beside it. */
export type MeasureResult = Measure & {
  ours: Values
  baseline?: Values
  ratio?: Spread
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
  baseline?: string
  run: Run
  measures: MeasureResult[]
}

export type Results = { figures: FigureResult[] }

type Passes = { measure: Measure; ours: number[]; baseline?: number[]; note?: string }

export function resultOf({ measure, ours, baseline, note }: Passes): MeasureResult {
  const result = { ...measure, ours: withSpread(ours), ...(note ? { note } : {}) }
  const ratio = baseline && spread(ours.map((value, pass) => value / baseline[pass]!))
  const value = measure.goal.of === 'ratio' ? ratio : result.ours
  if (!value) throw new Error(`${measure.title}: a goal of the ratio needs a baseline`)
  const beside = baseline && { baseline: withSpread(baseline), ratio }
  return { ...result, ...beside, isMet: meets({ goal: measure.goal, value }) }
}

const withSpread = (passes: number[]): Values => ({ ...spread(passes), passes })

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
