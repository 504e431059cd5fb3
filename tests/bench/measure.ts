import type { Figure, Prepared } from './figure'
import { type FigureResult, resultOf, type Run } from './results'

type Asked = { figure: Figure; prepared: Prepared; run: Run }

/** Pass by pass beside the baseline if there is one, each first in turns, after one of both that does not count. */
export async function measure({ figure, prepared, run }: Asked): Promise<FigureResult> {
  const { ours, baseline, notes = {}, close } = prepared
  const count = Math.min(run.passes, figure.mostPasses ?? run.passes)
  try {
    const passes = { ours: [] as Record<string, number>[], baseline: [] as Record<string, number>[] }
    if (count > 1) {
      await ours()
      await baseline?.()
    }
    for (let pass = 0; pass < count; pass += 1) {
      const isFirst = pass % 2 === 0
      if (isFirst) passes.ours.push(await ours())
      if (baseline) passes.baseline.push(await baseline())
      if (!isFirst) passes.ours.push(await ours())
    }
    const measures = Object.entries(figure.measures).map(([name, measure]) =>
      resultOf({
        measure,
        ours: passes.ours.map((values) => values[name]!),
        baseline: baselineOf(passes.baseline, name),
        note: notes[name],
      }),
    )
    const { name, title, baseline: bare } = figure
    return { name, title, baseline: bare, run: { ...run, passes: count }, measures }
  } finally {
    await close()
  }
}

/** Some measures of a figure may be without one. */
function baselineOf(passes: Record<string, number>[], name: string): number[] | undefined {
  const values = passes.flatMap((pass) => pass[name] ?? [])
  return values.length > 0 ? values : undefined
}
