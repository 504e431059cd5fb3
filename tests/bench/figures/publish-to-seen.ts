import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../figure'
import { percentileOf } from '../results'
import { openSiteInProcesses, type SiteInProcesses } from '../site-in-processes'
import { countStaleReads, HEARD_MS, READS } from '../stale-reads'
import { openVersions, type Versions } from '../versions'

const PROCESSES = 4
const WRITES = 100
const SEEN_LIMIT_MS = 10_000
const POLL_MS = 2

export const publishToSeen: Figure = {
  name: 'publish-to-seen',
  title: `an edited ad at ${PROCESSES} processes of one site that share nothing but the database, read without a session`,
  mostPasses: 3,
  measures: {
    seen: {
      title: 'from the acknowledged write until all of them show it, 99 of 100 writes',
      unit: 'ms',
      goal: { of: 'value', atMost: 250 },
    },
    stale: {
      title:
        `unmarked pages in ${READS.toLocaleString('en')} reads between random writes, PostgreSQL restarted in the middle, that lack a write ` +
        `acknowledged before the read began: by the same process, or ${HEARD_MS / 1_000} s earlier by another`,
      unit: '',
      goal: { of: 'value', exactly: 0 },
    },
  },
  prepareAlone: async () => {
    const site = await openSiteInProcesses(PROCESSES)
    const notes: Record<string, string> = {}
    try {
      const versions = await openVersions(site)
      return {
        ours: async () => {
          const delays: number[] = []
          for (let turn = 0; turn < WRITES; turn += 1) delays.push(await delayOf(site, versions, turn))
          const { stale, writes, marked, refused } = await countStaleReads(site, versions)
          notes.stale = `of the last pass: ${writes} writes, ${marked} marked copies, ${refused} refused meanwhile`
          return { seen: percentileOf(delays, 0.99), stale }
        },
        notes,
        close: site.close,
      }
    } catch (error) {
      await site.close()
      throw error
    }
  },
}

/** Until the last of them shows it, asked again and again. */
async function delayOf(site: SiteInProcesses, versions: Versions, turn: number): Promise<number> {
  const ad = turn % versions.ads
  const { version, status } = await versions.write(ad, turn % site.count)
  if (status !== 200) throw new Error(`a write was refused: ${status}`)
  const since = performance.now()
  const isSeenAt = async (process: number) => {
    for (;;) {
      const seen = await versions.read(ad, process)
      if ('refusal' in seen) throw new Error(`refused: ${seen.refusal}`)
      if (seen.version >= version) return
      if (performance.now() - since > SEEN_LIMIT_MS) throw new Error(`not seen in ${SEEN_LIMIT_MS} ms`)
      await pause(POLL_MS)
    }
  }
  await Promise.all(Array.from({ length: site.count }, (_, process) => isSeenAt(process)))
  return performance.now() - since
}
