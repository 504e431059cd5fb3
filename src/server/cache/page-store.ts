import { LRUCache } from 'lru-cache'
import type { Change } from '#changes/change'
import type { PageRequest } from './page-request'
import type { KeptPage } from './cached-page'

const megabyte = 1024 * 1024
type Stored = { page: KeptPage; rule: PageRequest['rule'] }

/** Copies in memory. Searches, steps and missing pages have a small room of their own: anyone can make up any number. */
export function createPageStore() {
  const room = (megabytes: number) =>
    new LRUCache<string, Stored>({ maxSize: megabytes * megabyte, sizeCalculation: ({ page }) => page.size })
  const pages = room(64)
  const others = room(16)

  return {
    get: (key: string): KeptPage | null => {
      const page = (pages.get(key) ?? others.get(key))?.page
      return page && !page.policy.stale() ? page : null
    },
    put: ({ key, rule, isEndless }: PageRequest, page: KeptPage) =>
      (page.status === 200 && !isEndless ? pages : others).set(key, { page, rule }),
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
