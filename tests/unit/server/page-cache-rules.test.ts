import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { Visible } from '#changes/change'
import { pageRule } from '#changes/public-pages'
import { mayEnter, messagesOf } from '#changes/rooms'
import { sharedRead } from '#changes/shared-reads'
import { msUntilBerlinMidnight } from '#domain/time/berlin-time'
import { acceptedEncoding } from '#server/response/compression'
import { pageRequest } from '#server/cache/page-request'
import { newsTexts } from '#texts/articles/articles'

const asked = (url: string, headers = {}, method = 'GET') =>
  pageRequest({ method, url, headers } as IncomingMessage)?.key ?? null

describe('the cached page', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/news?page=2&q=a', '/news?q=a&page=2'],
    ['/news/edna-statiya?fbclid=1', '/news/edna-statiya'],
    ['/feed.xml', '/feed.xml'],
    ['/events.ics', '/events.ics'],
    ['/legal/terms', '/legal/terms'],
    ['/contacts?filter=doctor', '/contacts?filter=doctor'],
    ['/counts/services?city=berlin&page=2&utm_source=x', '/counts/services?city=berlin'],
    ['/forum?topic=1&utm_source=x', '/forum?topic=1'],
    ['/forum?sort=title', '/forum'],
    ['//evil.example/', null],
    ['http://evil.example/news', null],
    ['/news/', null],
    ['/news/../admin', null],
    ['/%61dmin', null],
    ['/admin', null],
    ['/Admin/x', null],
    ['/profile', null],
    ['/notifications?show=unread', null],
    ['/unsubscribe?token=x', null],
    ['/brand/icon.svg', null],
    ['/api/media/file/snimka-1a2b3c4d.webp', null],
    ['/api/documents/file/molba.txt', null],
    ['/_next/static/x.js', null],
    [`/news?q=${'a'.repeat(400)}`, null],
  ])('for %s has the key %s', (url, key) => expect(asked(url)).toBe(key))

  test.each([
    ['POST', {}],
    ['GET', { rsc: '1', 'next-router-prefetch': '1' }],
    ['GET', { rsc: '2' }],
    ['GET', { 'next-url': '/' }],
    ['GET', { rsc: '1', 'next-router-state-tree': 'x'.repeat(3000) }],
    ['GET', { 'next-router-prefetch': '1' }],
    ['GET', { authorization: 'JWT x' }],
    ['GET', { 'transfer-encoding': 'chunked' }],
  ])('is bypassed for %s with %j', (method, headers) => expect(asked('/news', headers, method)).toBeNull())
})

test('a change removes only the pages that show it', () => {
  const change = {
    id: 1,
    collection: 'articles',
    documentId: 'x',
    operation: 'update' as const,
    before: {},
    after: {},
  }
  expect(pageRule('/news')!.isStaleAfter(change)).toBe(true)
  expect(pageRule('/news')!.isStaleAfter({ ...change, collection: 'stores' })).toBe(false)
  expect(pageRule('/stores')!.isStaleAfter({ ...change, collection: 'stores' })).toBe(true)
  expect(pageRule('/news')!.isStaleAfter({ ...change, before: null, after: null })).toBe(false)
})

test('a change of an ad removes its own page and those that link to it, not all others', () => {
  const { isStaleAfter, shownIn } = pageRule('/small-ads/divan')!
  const shown = shownIn(
    '<a href="/small-ads/masa">Маса</a> \\"href\\":\\"/small-ads/stol-2\\" /stores/magazin',
  )
  const change = { id: 1, collection: 'small-ads', documentId: 'x', operation: 'update' as const }
  const isStale = (before: Visible, after: Visible) => isStaleAfter({ ...change, before, after }, shown)
  for (const slug of ['divan', 'masa', 'stol-2']) expect(isStale({ slug }, { slug })).toBe(true)
  expect(isStale({ slug: 'hladilnik' }, { slug: 'hladilnik' })).toBe(false)
  expect(isStale({ slug: 'hladilnik' }, { slug: 'masa' })).toBe(true)
  expect(isStale({ slug: 'masa' }, null)).toBe(true)
  expect(isStale(null, { slug: 'hladilnik' })).toBe(false)
  // Whose address nobody knows may be on it, and so may any while it is being drawn.
  expect(isStale({}, {})).toBe(true)
  expect(isStaleAfter({ ...change, before: { slug: 'hladilnik' }, after: null })).toBe(true)
  expect(isStaleAfter({ ...change, collection: 'media', before: {}, after: {} }, shown)).toBe(true)
  expect(isStaleAfter({ ...change, collection: 'site', before: {}, after: {} }, shown)).toBe(true)
})

test('an answer that members share goes with what it shows beside the topic', () => {
  const { isStaleAfter } = sharedRead('/api/forum-topics/00000000-0000-4000-8000-000000000000')!
  const isStale = (collection: string) =>
    isStaleAfter({ id: 1, collection, documentId: 'x', operation: 'update', before: {}, after: {} })
  expect(['users', 'media', 'forum-categories', 'stores'].map(isStale)).toEqual([true, true, true, false])
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %s gives %s', (header, expected) => expect(acceptedEncoding(header)).toBe(expected))

test.each([
  ['2026-11-21T22:59:00Z', 60_000],
  ['2026-11-21T23:00:00Z', 24 * 60 * 60 * 1000],
  ['2026-07-01T21:59:59.500Z', 500],
])('at %s midnight in Berlin is %i ms away', (now, left) =>
  expect(msUntilBerlinMidnight(new Date(now))).toBe(left),
)

test('the news room announces only new, changed and removed articles', () => {
  const base = { id: 1, collection: 'articles', documentId: 'x', operation: 'update' as const }
  const heard = (before: object | null, after: object | null) =>
    messagesOf({ ...base, before, after }).find(({ room }) => room === 'news')?.operation
  expect([heard(null, {}), heard({}, {}), heard({}, null), heard(null, null)]).toEqual([
    'create',
    'update',
    'delete',
    undefined,
  ])
})

test('the room of a member is open to that member only', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect(mayEnter({ room: `user:${id}`, viewer: { id, role: 'user' } })).toBe(true)
  expect(mayEnter({ room: `user:${id}`, viewer: { id: 'other', role: 'admin' } })).toBe(false)
  expect(mayEnter({ room: `user:${id}`, viewer: null })).toBe(false)
})

test('writes the number of new articles in the right form', () => {
  expect([newsTexts.fresh(1), newsTexts.fresh(2), newsTexts.fresh(21)]).toEqual([
    '1 нова статия',
    '2 нови статии',
    '21 нови статии',
  ])
})
