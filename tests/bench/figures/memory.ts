import { setTimeout as pause } from 'node:timers/promises'
import { askDistinct } from '../distinct-addresses'
import { openEveryday } from '../everyday'
import type { Figure } from '../figure'
import { FULL_MINUTES } from '../options'
import { watchResident } from '../resident'
import { openSite } from '../site'

const PER_SECOND = 20
const ADDRESSES = 1_000_000
const ADDRESSES_LIMIT_MS = 3 * 60 * 60_000

export const memory: Figure = {
  name: 'memory',
  title:
    `resident memory of the site's process (\`VmRSS\`): after the start with demo content, after an hour with ${PER_SECOND} ` +
    `requests a second, after ${ADDRESSES.toLocaleString('en')} different addresses from as many clients`,
  baseline:
    'the same process before: for the hour, when every page was read once and five minutes of it have passed; for the addresses, after the hour',
  mostPasses: 1,
  onlyWhenNamed: true,
  measures: {
    start: { title: 'after the start, nobody has asked', unit: 'MB', goal: { of: 'value', atMost: 350 } },
    hour: { title: 'after the hour', unit: 'MB', goal: { of: 'ratio', atMost: 1.1 } },
    hourHeap: {
      title: 'the same in the heap, after garbage collection',
      unit: 'MB',
      goal: { of: 'ratio', atMost: 1.1 },
    },
    addresses: { title: 'after the different addresses', unit: 'MB', goal: { of: 'ratio', atMost: 1.1 } },
    addressesHeap: {
      title: 'the same in the heap, after garbage collection',
      unit: 'MB',
      goal: { of: 'ratio', atMost: 1.1 },
    },
    failed: { title: 'requests that failed or were refused', unit: '', goal: { of: 'value', exactly: 0 } },
  },
  prepareAlone: async ({ minutes }) => {
    const site = await openSite({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'info' } })
    const resident = watchResident(site.pid)
    // A shorter trial has everything in proportion, the number of addresses, too.
    const part = (minutesOfHour: number) => (minutesOfHour * minutes * 60_000) / FULL_MINUTES
    const look = async (when: string) => {
      const rss = resident.ofLast(part(1))
      const heap = (await site.probe.memory()) / 1e6
      console.log(new Date().toISOString(), when, { rss: Math.round(rss), heap: Math.round(heap) })
      return { rss, heap }
    }
    const before: Record<string, number> = {}

    return {
      ours: async () => {
        await pause(part(1))
        const start = await look('after the start')

        const everyday = await openEveryday(site)
        await everyday.readAll()
        const requests = everyday.askSteadily(PER_SECOND)
        await pause(part(5))
        const warm = await look('after the warm-up')
        await pause(part(FULL_MINUTES))
        const hour = await look('after the hour')
        await requests.stop()

        const count = Math.round(part(ADDRESSES) / 60_000)
        const refused = await askDistinct({ url: site.url, count, limitMs: ADDRESSES_LIMIT_MS })
        await pause(part(1))
        const addresses = await look(`after ${count} addresses`)

        Object.assign(before, { hour: warm.rss, hourHeap: warm.heap })
        Object.assign(before, { addresses: hour.rss, addressesHeap: hour.heap })
        return {
          start: start.rss,
          ...{ hour: hour.rss, hourHeap: hour.heap },
          ...{ addresses: addresses.rss, addressesHeap: addresses.heap },
          failed: requests.failed() + refused,
        }
      },
      baseline: async () => before,
      close: async () => {
        resident.stop()
        await site.close()
      },
    }
  },
}
