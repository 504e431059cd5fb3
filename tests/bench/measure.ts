import type { Figure } from './figure'
import { type FigureResult, resultOf, type Run } from './results'
import type { BenchSite } from './site'

type Asked = { figure: Figure; site: BenchSite; run: Run }

/** Pass by pass beside the baseline if there is one, each first in turns, after one of both that does not count. */
export async function measure({ figure, site, run }: Asked): Promise<FigureResult> {
  const { ours, baseline, notes = {}, close } = await figure.prepare(site)
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
    const measures = Object.entries(figure.measures).map(([name, measure]) => {
      const bare = passes.baseline.flatMap((values) => values[name] ?? [])
      return resultOf({
        measure,
        ours: passes.ours.map((values) => values[name]!),
        baseline: bare.length > 0 ? bare : undefined,
        note: notes[name],
      })
    })
    const { name, title, baseline: bare } = figure
    return { name, title, baseline: bare, run: { ...run, passes: count }, measures }
  } finally {
    await close()
  }
}
