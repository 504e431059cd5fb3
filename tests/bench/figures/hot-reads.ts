import type { Plan } from '../baselines/plan'
import { startBaseline } from '../baselines/start-baseline'
import type { Figure } from '../figure'
import { type Member, newMembers } from '../members'
import { recordedSteadily, toldStatements } from '../recorded-steadily'
import { wrk } from '../wrk'

const reads = {
  feed: '/api/posts/page',
  topics: '/api/forum-topics/page',
  notifications: '/api/notifications?limit=50',
  me: '/api/me',
  counts: '/api/stats',
}
const SECONDS = 2
const CONNECTIONS = 4

export const hotReads: Figure = {
  name: 'hot-reads',
  title: `a member's reads, ${CONNECTIONS} at a time, median`,
  baseline: 'the same check of the session and the same statements behind bare Node `http`',
  measures: Object.fromEntries(
    Object.entries(reads).map(([name, path]) => [
      name,
      { title: `\`${path}\``, unit: 'ms', goal: { of: 'ratio', atMost: 2 } },
    ]),
  ),
  prepare: async (site) => {
    const [{ cookie }] = (await newMembers(site, 1)) as [Member]
    const plans: Plan[] = []
    const headers = { 'Accept-Encoding': 'gzip' }
    for (const path of Object.values(reads))
      plans.push(await recordedSteadily(site, () => ({ path, cookie, headers })))
    const { databaseUrl, secret } = site
    const bare = await startBaseline({ script: 'statements.ts', given: { plans, databaseUrl, secret } })
    const pass = (url: string) => async () => {
      const times: Record<string, number> = {}
      for (const [name, path] of Object.entries(reads)) {
        const asked = {
          url,
          paths: [path],
          seconds: SECONDS,
          connections: CONNECTIONS,
          headers: { Cookie: cookie },
        }
        times[name] = (await wrk(asked)).p50
      }
      return times
    }
    const notes = Object.keys(reads).map((name, index) => [name, toldStatements(plans[index]!)])
    return {
      ours: pass(site.url),
      baseline: pass(bare.url),
      notes: Object.fromEntries(notes),
      close: bare.close,
    }
  },
}
