import pg from 'pg'
import { newAddress } from '../ask'
import type { Plan } from '../baselines/plan'
import { replay } from '../baselines/replay'
import type { Figure } from '../figure'
import { filledSite, signedInAdmin } from '../filled/filled-sites'
import { recordedSteadily, toldStatements } from '../recorded-steadily'
import { medianOf } from '../results'
import { scansOf } from '../scans'

/** Of each question in a pass, of slow ones fewer: an address may search sixty times a minute. */
const ROUNDS = 15
const MOST_MS = 2_000
/** As many as the site has (src/database/connection/adapter.ts). */
const CONNECTIONS = 20

const encoded = (query: Record<string, string | number>) =>
  Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
const searchFor = (q: string) => `/api/search?${encoded({ q })}`
/** As the panel reads its list: what is approved, ten rows, and how many there are. */
const panelList = (query: Record<string, string | number> = {}) =>
  `/api/contacts?${encoded({ 'where[and][0][approval][equals]': 'approved', sort: 'name', limit: 10, depth: 0, ...query })}`
const panelSearchFor = (text: string) =>
  panelList(
    Object.fromEntries(
      ['name', 'city', 'specialty', 'phone'].map((field, index) => [
        `where[and][1][or][${index}][${field}][like]`,
        text,
      ]),
    ),
  )

const questions = {
  words: { title: 'search for a trade in a city', path: searchFor('лекар Берлин') },
  mistyped: { title: 'search with a typing error', path: searchFor('зъболкар Кьолн') },
  filtered: {
    title: 'apartments by city and price',
    path: `/api/apartments?${encoded({
      'where[city][equals]': 'Кьолн',
      'where[price][less_than_equal]': 700,
      sort: '-createdAt',
      limit: 24,
    })}`,
  },
  panel: { title: "the panel's list of contacts", path: panelList() },
  panelPage: { title: 'its hundredth page', path: panelList({ page: 100 }) },
  panelSearch: { title: 'its search for a name that one has', path: panelSearchFor('c4ca4238a0b9') },
  panelCity: { title: 'its contacts of a city', path: panelList({ 'where[and][1][city][equals]': 'Кьолн' }) },
}
type Name = keyof typeof questions
const names = Object.keys(questions) as Name[]

/** With so many rows in each table. */
export const listsWith = ({ rows, told }: { rows: number; told: string }): Figure => ({
  name: `lists-${told}`,
  title: `searches, filters and the panel's lists with ${rows.toLocaleString('en')} rows in each table, median`,
  baseline: 'the same statements over bare connections of `pg`',
  mostPasses: 3,
  measures: {
    ...Object.fromEntries(
      names.map((name) => [
        name,
        { title: questions[name].title, unit: 'ms', goal: { of: 'ratio', atMost: 1.5 } },
      ]),
    ),
    scans: {
      title: 'tables of which more than 10,000 rows are read in vain',
      unit: '',
      goal: { of: 'value', exactly: 0 },
    },
  },
  prepare: async () => {
    const site = await filledSite(rows)
    const cookie = await signedInAdmin(site)
    const asked = (name: Name) => {
      const { path } = questions[name]
      return { path, ...(path.startsWith('/api/contacts') ? { cookie } : {}) }
    }
    const plans = {} as Record<Name, Plan>
    const scans: string[] = []
    for (const name of names) {
      plans[name] = await recordedSteadily(site, () => asked(name))
      scans.push(...(await scansOf(plans[name], site.databaseUrl)))
    }
    const pool = new pg.Pool({ connectionString: site.databaseUrl, max: CONNECTIONS })
    const pass = (answer: (name: Name, from: string) => Promise<unknown>) => async () => {
      const from = newAddress()
      const times: Record<string, number> = {}
      for (const name of names) times[name] = await medianTime(() => answer(name, from))
      return times
    }
    const notes = names.map((name) => [name, toldStatements(plans[name])])
    const ours = pass((name, from) => site.ask({ ...asked(name), from }))
    return {
      ours: async () => ({ ...(await ours()), scans: scans.length }),
      baseline: pass((name) => replay({ plan: plans[name], pool, request: plans[name].asked })),
      notes: { ...Object.fromEntries(notes), ...(scans.length > 0 ? { scans: scans.join(', ') } : {}) },
      close: () => pool.end(),
    }
  },
})

async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const began = performance.now()
  while (times.length < ROUNDS && (times.length === 0 || performance.now() - began < MOST_MS)) {
    const since = performance.now()
    await work()
    times.push(performance.now() - since)
  }
  return medianOf(times)
}
