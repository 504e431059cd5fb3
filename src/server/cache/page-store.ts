import { PAGE_CACHE_MINUTES } from '#domain/limits'
import { LRUCache } from 'lru-cache'
import type { Change } from '#changes/change'
import { msUntilBerlinMidnight } from '#domain/time/berlin-time'
import type { CachedPage } from './cached-page'
import type { PageRequest } from './page-request'

type Stored = { page: CachedPage; rule: PageRequest['rule'] }

const megabyte = 1024 * 1024

/** Bounded for what no change announces, such as an article dated in the future. */
export const timeToLive = (now: Date) => Math.min(PAGE_CACHE_MINUTES * 60_000, msUntilBerlinMidnight(now))

/** Searches, navigations and missing pages are unlimited in number: a small cache of their own. */
export function createPageStore() {
  const room = (megabytes: number) =>
    new LRUCache<string, Stored>({
      maxSize: megabytes * megabyte,
      sizeCalculation: ({ page }) => page.size,
      // Wall clock, because the day may end while the machine sleeps.
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
