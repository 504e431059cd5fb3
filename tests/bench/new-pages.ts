import { cities } from '#domain/places/cities'
import { newAddress } from './ask'
import { percentileOf } from './results'
import type { BenchSite } from './site'

/** Of each kind in a pass: an address may search sixty times a minute. */
const PAGES = 40

const trades = 'лекар зъболекар адвокат преводач фризьор ремонт магазин ресторант работа превоз'.split(' ')

/** Addresses that nobody has asked this site for. */
export function newPages() {
  let asked = 0
  const words = () => {
    asked += 1
    const trade = trades[asked % trades.length]!
    const city = cities[Math.floor(asked / trades.length) % cities.length]!
    return encodeURIComponent(`${trade} ${city.name}`)
  }
  return {
    filtered: () => `/apartments?type=offer&price=${800 + (asked += 1)}`,
    searched: () => `/contacts?q=${words()}`,
    found: () => `/search?q=${words()}`,
  }
}

export const pageTitles = {
  filtered: 'a list with a filter',
  searched: 'a list with a search',
  found: 'the search',
}

/** As a visitor's browser asks. */
export const asGzip = (path: string) => ({ path, headers: { 'Accept-Encoding': 'gzip' } })

export const readNew = (site: Pick<BenchSite, 'ask'>, page: () => string) =>
  slowest(async (from) => {
    const asked = asGzip(page())
    return timeOf(() => site.ask({ ...asked, from }))
  })

/** Milliseconds that 95 of 100 take at most, one after the other. */
export async function slowest(read: (from: string) => Promise<number>): Promise<number> {
  const from = newAddress()
  const times: number[] = []
  while (times.length < PAGES) times.push(await read(from))
  return percentileOf(times, 0.95)
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}
