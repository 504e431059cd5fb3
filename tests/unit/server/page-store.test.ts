import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '#changes/change'
import { pageRule } from '#changes/public-pages'
import { createPageStore, timeToLive } from '#server/cache/page-store'

const body = Buffer.from('x')
const page = { status: 200, headers: {}, etag: 'W/"x"', bodies: { identity: body }, size: 1 }
const request = { key: '/news', url: '/news', headers: {}, rule: pageRule('/news')!, isEndless: false }

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const change: Change = {
  id: 1,
  collection: 'articles',
  documentId: '1',
  operation: 'update',
  before: {},
  after: {},
}
const renderedAt = new Date('2026-11-21T12:00:00Z')

test('a copy is fresh for five minutes, and kept for an hour', () => {
  const store = createPageStore()
  store.put(request, page)
  vi.advanceTimersByTime(299_000)
  expect(store.get('/news')).toEqual({ page, renderedAt, isFresh: true })
  vi.advanceTimersByTime(2_000)
  expect(store.get('/news')).toEqual({ page, renderedAt, isFresh: false })
  vi.advanceTimersByTime(55 * 60_000)
  expect(store.get('/news')).toBeNull()
})

test('a page goes with the items on it, and a missing one with any of its kind', () => {
  const store = createPageStore()
  const item = { ...request, key: '/news/a', url: '/news/a', rule: pageRule('/news/a')! }
  const other = { ...change, before: { slug: 'b' }, after: { slug: 'b' } }
  store.put(item, page)
  store.dropStale(other)
  expect(store.get('/news/a')).not.toBeNull()
  store.dropStale({ ...other, before: { slug: 'a' }, after: null })
  expect(store.get('/news/a')).toBeNull()
  for (const status of [308, 404, 410]) {
    store.put(item, { ...page, status })
    store.dropStale(other)
    expect(store.get('/news/a')).toBeNull()
  }
})

test('after changes may have been missed no copy of before is fresh, and one that they made stale is gone', () => {
  const store = createPageStore()
  store.put(request, page)
  store.noteGap()
  expect(store.get('/news')).toEqual({ page, renderedAt, isFresh: false })
  store.dropStale(change)
  expect(store.get('/news')).toBeNull()
  store.put(request, page)
  expect(store.get('/news')).toMatchObject({ isFresh: true })
})

test.each([
  ['2026-11-21T12:00:00Z', 300_000],
  ['2026-11-21T22:59:00Z', 60_000],
  ['2026-07-01T21:59:59.500Z', 500],
])('at %s a copy lives for %i ms, not beyond midnight in Berlin', (now, ms) =>
  expect(timeToLive(new Date(now))).toBe(ms),
)
