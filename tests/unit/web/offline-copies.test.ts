import { expect, it } from 'vitest'
import { OFFLINE_COPIES_MAX, isCopiedPage, isForEverybody, savedForOffline } from '#domain/web/offline-copies'
import { offlineTexts } from '#texts/shell/offline'
import { withLists } from '../../../src/features/shell/offline/offline-lists'
import { offlinePage } from '../../../src/features/shell/offline/offline-page'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

it('contacts and embassies are copied, each once, the latest first and at most so many', () => {
  const many = Array.from({ length: OFFLINE_COPIES_MAX }, (_, number) => ({
    kind: 'contacts',
    id: id(number),
  }))
  const saved = [
    { kind: 'embassies', id: id(900) },
    { kind: 'embassies', id: id(900) },
    { kind: 'services', id: id(901) },
    { kind: 'contacts', id: '../api/me' },
    ...many,
  ]
  const { contacts, embassies } = savedForOffline(saved)
  expect(embassies).toEqual([id(900)])
  expect(contacts).toEqual(many.slice(0, -1).map((one) => one.id))
})

it.each(['/embassies', '/embassies/posolstvo-berlin', '/contacts/d-r-elena-petrova'])(
  '%s may be copied',
  (path) => {
    expect(isCopiedPage(path)).toBe(true)
  },
)

it.each([
  ...[
    '/',
    '/contacts',
    '/contacts?filter=saved',
    '/contacts/a/b',
    '/contacts/../profile',
    '/embassies?land=BY',
  ],
  ...['/forum', '/forum/a/b', '/feed', '/favorites', '/profile', '/profile/items/contacts/1', '/dashboard'],
  ...[
    '/notifications',
    '/admin',
    '/moderator/collections/contacts',
    '/api/contacts',
    '//example.org/contacts/a',
  ],
])('%s is never copied', (path) => {
  expect(isCopiedPage(path)).toBe(false)
})

const answer = (headers: Record<string, string>, status = 200) => ({
  status,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
})

it('only what everybody gets may stay on the device', () => {
  expect(isForEverybody(answer({ 'cache-control': 'no-cache' }))).toBe(true)
  expect(isForEverybody(answer({}, 410))).toBe(false)
  expect(isForEverybody(answer({ 'cache-control': 'private, max-age=60' }))).toBe(false)
  expect(isForEverybody(answer({ 'cache-control': 'no-store' }))).toBe(false)
  expect(isForEverybody(answer({ 'set-cookie': 'a=b' }))).toBe(false)
  expect(isForEverybody(answer({ 'content-type': 'application/json' }))).toBe(false)
  expect(isForEverybody({ ...answer({}), redirected: true })).toBe(false)
})

it('the offline page lists whom to call, and what they are called is only text', () => {
  const page = withLists(offlinePage(), {
    contacts: [
      {
        name: 'Д-р <img src=x onerror=alert(1)> $& "Петрова"',
        about: 'Зъболекар · Бон',
        url: '/contacts/d-r-petrova',
        call: { phone: '+49 228 1', link: 'tel:+492281' },
      },
    ],
    embassies: [],
    at: new Date('2026-11-23T08:41:00Z'),
  })
  expect(page).not.toContain('<img')
  expect(page).toContain('Д-р &#60;img src=x onerror=alert(1)&#62; $&#38; &#34;Петрова&#34;')
  expect(page).toContain('<a href="tel:+492281">+49 228 1</a>')
  expect(page).toContain('Запазено копие от 23 ноември 2026 г. в 9:41 ч.'.replace(' г.', '\u00a0г.'))
  expect(page).toContain(offlineTexts.leadWithCopies)
  expect(page).not.toContain(offlineTexts.embassies)
  expect(page.match(/<\/main>/g)).toHaveLength(1)
})
