import type { Plan } from '../baselines/plan'
import { startBaseline } from '../baselines/start-baseline'
import { askWell } from '../ask'
import { openAds } from '../changed-ads'
import type { Figure } from '../figure'
import { asGzip, newPages, pageTitles, readNew, slowest, timeOf } from '../new-pages'
import { recordedSteadily, toldStatements } from '../recorded-steadily'

const titles = { ...pageTitles, changed: 'an ad after a change' }
type Name = keyof typeof titles
const names = Object.keys(titles) as Name[]

export const uncachedPages: Figure = {
  name: 'uncached-pages',
  title: 'pages that nobody has asked for before, demo content, as gzip, 95 of 100 take at most',
  baseline: 'the same statements behind bare Node `http`, which has the page ready and renders nothing',
  mostPasses: 3,
  measures: Object.fromEntries(
    names.map((name) => [name, { title: titles[name], unit: 'ms', goal: { of: 'value', atMost: 60 } }]),
  ),
  prepare: async (site) => {
    const { ads, readChanged, close: removeAds } = await openAds(site)
    const pages = newPages()
    const plans = {} as Record<Name, Plan>
    for (const name of names)
      plans[name] = await recordedSteadily(site, (attempt) =>
        asGzip(name === 'changed' ? ads[attempt]!.path : pages[name]()),
      )
    const { databaseUrl, secret } = site
    const given = { plans: Object.values(plans), databaseUrl, secret }
    const bare = await startBaseline({ script: 'statements.ts', given })
    return {
      ours: async () => ({
        filtered: await readNew(site, pages.filtered),
        searched: await readNew(site, pages.searched),
        found: await readNew(site, pages.found),
        changed: await slowest(readChanged),
      }),
      baseline: async () => {
        const times: Record<string, number> = {}
        for (const name of names) {
          const { path, headers } = asGzip(plans[name].asked.path)
          times[name] = await slowest(() => timeOf(() => askWell({ url: bare.url + path, headers })))
        }
        return times
      },
      notes: Object.fromEntries(names.map((name) => [name, toldStatements(plans[name])])),
      close: async () => {
        await bare.close()
        await removeAds()
      },
    }
  },
}
