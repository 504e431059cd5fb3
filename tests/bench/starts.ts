import { loadavg } from 'node:os'
import { isHealthy } from '#support/is-healthy'
import { launchSite } from '../e2e/support/launch-site'
import { summary } from './summary'

/** From an empty data folder: `npm run build && npm run script tests/bench/starts.ts [times = 30]`. */
const times = Number(process.argv[2] ?? 30)
const taken: number[] = []

for (let start = 0; start < times; start += 1) {
  const since = performance.now()
  const site = await launchSite({ env: { DEMO_CONTENT: 'no' }, isReady: isHealthy })
  taken.push(performance.now() - since)
  console.log(start + 1, summary(taken))
  await site.stop()
}
console.log({ loadAverage: loadavg() })
process.exit(0)
