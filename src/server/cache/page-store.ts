import { LRUCache } from 'lru-cache'
import type { Change } from '#changes/change'
import { msUntilBerlinMidnight } from '#domain/time/berlin-time'
import type { CachedPage } from './cached-page'
import type { PageRequest } from './page-request'

type Stored = { page: CachedPage; rule: PageRequest['rule'] }

const megabyte = 1024 * 1024
/** What nothing announces (an article dated into the future) shows after five minutes at the latest. */
const longestMs = 5 * 60_000

/** The date that pages show ends with the day. */
export const timeToLive = (now: Date) => Math.min(longestMs, msUntilBerlinMidnight(now))

/** Copies in memory. Searches, steps and missing pages have a small room of their own: anyone can make up any number. */
export function createPageStore() {
  const room = (megabytes: number) =>
    new LRUCache<string, Stored>({
      maxSize: megabytes * megabyte,
      sizeCalculation: ({ page }) => page.size,
      // The day ends by this clock, also for a machine that slept.
      perf: Date,
    })
  const pages = room(64)
  const others = room(16)

  return {
    get: (key: string): CachedPage | null => (pages.get(key) ?? others.get(key))?.page ?? null,
    put: ({ key, rule, isEndless }: PageRequest, page: CachedPage) => {
      const copies = page.status === 200 && !isEndless ? pages : others
      copies.set(key, { page, rule }, { ttl: timeToLive(new Date()) })
    },
    dropStale: (change: Change) => {
      for (const copies of [pages, others]) {
        for (const [key, { rule }] of copies.entries()) if (rule.isStaleAfter(change)) copies.delete(key)
      }
    },
    clear: () => {
      pages.clear()
      others.clear()
    },
  }
}
