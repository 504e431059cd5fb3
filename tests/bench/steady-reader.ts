import { setInterval } from 'node:timers/promises'
import { cities } from '#domain/places/cities'
import { newAddress } from './ask'
import { publicPages } from './public-pages'
import { percentileOf } from './results'
import type { BenchSite } from './site'

const EVERY_MS = 50
/** Every fourth page is one that nobody has drawn. */
const PAGES_TO_A_NEW_ONE = 4
/** So many that none of them reaches a limit. */
const ADDRESSES = 20
const lists = ['contacts', 'services', 'stores', 'apartments', 'small-ads', 'events']
/** More than are read in the minute that a copy is kept. */
const newPages = cities.flatMap(({ id }) => lists.map((list) => `/${list}?city=${id}`))

/** The slowest of a hundred answers, in ms. */
export type SteadyReading = { kept: number; drawn: number }

let asked = 0

/**
 * Asks for a page every 50 ms until the work has ended, however long the answers take. Throws when one failed, after
 * the work.
 */
export async function readWhile(
  site: Pick<BenchSite, 'ask'>,
  work: () => Promise<unknown>,
): Promise<SteadyReading> {
  const addresses = Array.from({ length: ADDRESSES }, newAddress)
  const times = { kept: [] as number[], drawn: [] as number[] }
  const read = async (number: number) => {
    const isNew = number % PAGES_TO_A_NEW_ONE === 0
    const turn = isNew ? number / PAGES_TO_A_NEW_ONE : number
    const pages = isNew ? newPages : publicPages
    const path = pages[turn % pages.length]!
    const from = addresses[number % ADDRESSES]
    const since = performance.now()
    await site.ask({ path, from, headers: { 'Accept-Encoding': 'gzip' } })
    times[isNew ? 'drawn' : 'kept'].push(performance.now() - since)
  }

  const working = work()
  const over = new AbortController()
  void working.catch(() => undefined).finally(() => over.abort())
  const reads: Promise<PromiseSettledResult<void>[]>[] = []
  for await (const _ of setInterval(EVERY_MS)) {
    if (over.signal.aborted) break
    // Settled, because nobody waits for it before the end.
    reads.push(Promise.allSettled([read((asked += 1))]))
  }
  await working
  for (const [result] of await Promise.all(reads)) if (result!.status === 'rejected') throw result!.reason
  return { kept: percentileOf(times.kept, 0.99), drawn: percentileOf(times.drawn, 0.99) }
}
