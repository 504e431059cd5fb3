import type { BenchSite } from './site'

/** Of our value divided by the baseline's, or of ours alone. `atLeast`: more is better. */
export type Goal = { of: 'ratio' | 'value' } & (
  { atLeast: number } | { atMost: number } | { exactly: number }
)

export type Measure = { title: string; unit: string; goal: Goal }

/** One value for each measure; the baseline may lack one, whose goal is of the value then. */
export type Pass = () => Promise<Record<string, number>>

export type Prepared = {
  ours: Pass
  /** Missing, or without a value for a measure, where there is nothing to stand beside; the goal is of the value then. */
  baseline?: Pass
  /** What else there is to know of a measure: how many statements it takes. */
  notes?: Record<string, string>
  close: () => Promise<unknown>
}

/** `minutes`: of what is watched for long (FULL_MINUTES in options.ts). */
export type Options = { minutes: number }

/** Most figures share one site. Where they open their own, none runs beside it. */
export type Figure = FigureFacts &
  (
    | { prepare: (site: BenchSite) => Promise<Prepared> }
    | { prepareAlone: (options: Options) => Promise<Prepared> }
  )

type FigureFacts = {
  name: string
  title: string
  /** What stands in for us. */
  baseline?: string
  /** At most so many passes count: of what takes long, or can be done only once. */
  mostPasses?: number
  /** Takes so long that it is measured with `--only` alone. */
  onlyWhenNamed?: boolean
  measures: Record<string, Measure>
}
