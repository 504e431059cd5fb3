import type { Figure } from '../figure'
import { openChromium } from '../lighthouse/chromium'
import {
  categories,
  type Category,
  lighthouseReport,
  type Report,
  scoreOf,
  shortcomings,
} from '../lighthouse/lighthouse-report'
import { publicPages, warmPages } from '../public-pages'
import { medianOf } from '../results'

const goals: Record<Category, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

export const lighthouse: Figure = {
  name: 'lighthouse',
  title: `Lighthouse as on a phone, the worst of ${publicPages.length} public pages`,
  mostPasses: 3,
  onlyWhenNamed: true,
  measures: Object.fromEntries(
    categories.map((title) => [
      title,
      { title, unit: 'of 100', goal: { of: 'value', atLeast: goals[title] } },
    ]),
  ),
  prepare: async (site) => {
    await warmPages(site)
    const { port, close } = await openChromium()
    const notes: Record<string, string> = {}
    const worstOf = (category: Category, reports: Map<string, Report>): [string, number] => {
      const scores = [...reports].map(([page, report]) => [page, scoreOf(report, category)] as const)
      const least = Math.min(...scores.map(([, score]) => score))
      const pages = scores.filter(([, score]) => score === least).map(([page]) => `\`${page}\``)
      notes[category] = pages.length < scores.length ? pages.join(', ') : 'all alike'
      return [category, least]
    }
    return {
      notes,
      close,
      ours: async () => {
        const reports = new Map<string, Report>()
        for (const page of publicPages)
          reports.set(page, await lighthouseReport({ url: site.publicUrl + page, port }))
        tellShortcomings(reports)
        const scores = Object.fromEntries(categories.map((category) => worstOf(category, reports)))
        const speeds = [...reports.values()].map(({ environment }) => environment.benchmarkIndex)
        notes.performance += `; speed of this machine ${Math.round(medianOf(speeds))}`
        return scores
      },
    }
  },
}

/** For whoever is to mend them; the whole reports lie in `reportFolder`. */
function tellShortcomings(reports: Map<string, Report>) {
  for (const [page, report] of reports)
    for (const category of categories)
      if (scoreOf(report, category) < goals[category])
        console.log(page, category, scoreOf(report, category), shortcomings(report, category).join('; '))
}
