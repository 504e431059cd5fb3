import { setTimeout as pause } from 'node:timers/promises'
import { newAdmin } from '../admin'
import { contactTable } from '../contact-import/contact-table'
import { importScreen } from '../contact-import/import-screen'
import type { Figure } from '../figure'
import { warmPages } from '../public-pages'
import { readWhile, type SteadyReading } from '../steady-reader'

const ROWS = 5_000
const BASELINE_SECONDS = 10

export const contactImport: Figure = {
  name: 'contact-import',
  title: `an administrator brings in ${ROWS.toLocaleString('en')} contacts while 20 pages a second are read`,
  baseline: 'the same reading without an import',
  mostPasses: 3,
  onlyWhenNamed: true,
  measures: {
    seconds: {
      title: 'from choosing the file until all are in, with the preview of every row',
      unit: 's',
      goal: { of: 'value', atMost: 30 },
    },
    lag: {
      title: 'how late the event loop is meanwhile, 99 of 100 turns',
      unit: 'ms',
      goal: { of: 'value', atMost: 50 },
    },
    kept: {
      title: 'a page that lies ready, the slowest of a hundred',
      unit: 'ms',
      goal: { of: 'value', atMost: 50 },
    },
    drawn: {
      title: 'a page that nobody has drawn, the slowest of a hundred',
      unit: 'ms',
      goal: { of: 'ratio', atMost: 2 },
    },
  },
  prepare: async (site) => {
    const screen = importScreen(site, await newAdmin(site))
    let batch = 0
    const harmOf = async (work: () => Promise<unknown>) => {
      await warmPages(site)
      let read: SteadyReading
      const lag = await site.probe.lagDuring(async () => {
        read = await readWhile(site, work)
      })
      return { lag, ...read! }
    }
    return {
      ours: async () => {
        const table = contactTable({ rows: ROWS, batch: (batch += 1) })
        let seconds = NaN
        let job = ''
        const harm = await harmOf(async () => {
          const since = performance.now()
          ;({ job } = await screen.bringIn(table))
          seconds = (performance.now() - since) / 1_000
        })
        await screen.takeBack(job)
        return { seconds, ...harm }
      },
      baseline: () => harmOf(() => pause(BASELINE_SECONDS * 1_000)),
      close: async () => undefined,
    }
  },
}
