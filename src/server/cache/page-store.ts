import { PAGE_CACHE_MINUTES } from '#domain/limits'
import { KEPT_COPY_MINUTES } from '#domain/running-limits'
import { LRUCache } from 'lru-cache'
import type { Change } from '#changes/change'
import { msUntilBerlinMidnight } from '#domain/time/berlin-time'
import type { CachedPage } from './cached-page'
import type { PageRequest } from './page-request'

type Stored = {
  page: CachedPage
  rule: PageRequest['rule']
  shown: ReadonlySet<string> | null
  renderedAt: number
  freshUntil: number
  gaps: number
}
/** `isFresh`: as the database has it. Otherwise it is known to be no older than `renderedAt`. */
export type Copy = { page: CachedPage; renderedAt: Date; isFresh: boolean }

const megabyte = 1024 * 1024

/** Bounded for what no change announces, such as an article dated in the future. */
export const timeToLive = (now: Date) => Math.min(PAGE_CACHE_MINUTES * 60_000, msUntilBerlinMidnight(now))

/** What is missing or has moved may be found again after any change: an item keeps its former addresses. */
const shownIn = (rule: PageRequest['rule'], { status, bodies }: CachedPage) =>
  status === 200 ? (rule.shownIn?.(bodies.identity.toString('utf8')) ?? null) : null

/** Searches, navigations and missing pages are unlimited in number: a small cache of their own. */
export function createPageStore() {
  const room = (megabytes: number) =>
    new LRUCache<string, Stored>({
      maxSize: megabytes * megabyte,
      sizeCalculation: ({ page }) => page.size,
      ttl: KEPT_COPY_MINUTES * 60_000,
      // Wall clock, because the day may end while the machine sleeps.
      perf: Date,
    })
  const pages = room(64)
  const others = room(16)
  let gaps = 0

  return {
    get: (key: string): Copy | null => {
      const stored = pages.get(key) ?? others.get(key)
      if (!stored) return null
      const { page, renderedAt, freshUntil } = stored
      return {
        page,
        renderedAt: new Date(renderedAt),
        isFresh: stored.gaps === gaps && Date.now() < freshUntil,
      }
    },
    put: ({ key, rule, isEndless }: PageRequest, page: CachedPage) => {
      const copies = page.status === 200 && !isEndless ? pages : others
      const now = Date.now()
      const freshUntil = now + timeToLive(new Date(now))
      copies.set(key, { page, rule, shown: shownIn(rule, page), renderedAt: now, freshUntil, gaps })
    },
    dropStale: (change: Change) => {
      for (const copies of [pages, others]) {
        for (const [key, { rule, shown }] of copies.entries())
          if (rule.isStaleAfter(change, shown)) copies.delete(key)
      }
    },
    figures: () => ({
      entries: pages.size + others.size,
      bytes: pages.calculatedSize + others.calculatedSize,
    }),
    /** Changes may have been missed: from now on no copy of before is fresh. */
    noteGap: () => {
      gaps += 1
    },
  }
}
