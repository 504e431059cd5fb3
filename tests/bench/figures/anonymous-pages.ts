import { startBaseline } from '../baselines/start-baseline'
import type { Figure } from '../figure'
import { publicPages, readPages, warmPages } from '../public-pages'

export const anonymousPages: Figure = {
  name: 'anonymous-pages',
  title: `${publicPages.length} public pages in turns, without a session, as gzip (\`wrk -t1 -c50\`)`,
  baseline: 'a bare Node `http` server that sends the same headers and bytes',
  measures: {
    perSecond: { title: 'requests', unit: 'a second', goal: { of: 'ratio', atLeast: 0.8 } },
    p99: { title: 'the slowest of a hundred', unit: 'ms', goal: { of: 'ratio', atMost: 2 } },
  },
  prepare: async (site) => {
    const answers = await warmPages(site)
    const bare = await startBaseline({ script: 'answers.ts', given: { answers } })
    return { ours: () => readPages(site.url), baseline: () => readPages(bare.url), close: bare.close }
  },
}
