import { expect, it } from 'vitest'
import { type DigestItem, nearFirst } from '#domain/notifications/digest'
import { memberOfToken, unsubscribeToken } from '#domain/notifications/unsubscribe-token'

const item = (title: string, city: string | null): DigestItem => ({ title, path: '/', city, date: null })
const items = [
  item('a', 'Берлин'),
  item('b', null),
  item('c', 'Кьолн'),
  item('d', 'Берлин'),
  item('e', 'кьолн '),
  item('f', 'Бон'),
  item('g', 'Бон'),
]

it.each([
  ['Кьолн', 'ceabd'],
  [' КЬОЛН', 'ceabd'],
  ['Рим', 'abcde'],
  ['', 'abcde'],
  [null, 'abcde'],
])('sorts for the city %j: %s', (city, order) => {
  expect(
    nearFirst(items, city)
      .map(({ title }) => title)
      .join(''),
  ).toBe(order)
})

const memberId = '0b7c1f2e-5a58-4c0e-9d1b-2f3a4b5c6d7e'
const secret = 'a-secret-that-only-tests-know'

it('accepts an unsubscribe token only with the same secret and for the same member', () => {
  const token = unsubscribeToken({ memberId, secret })
  expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/)
  expect(memberOfToken({ token, secret })).toBe(memberId)
  expect(memberOfToken({ token, secret: 'another' })).toBeNull()
  expect(memberOfToken({ token: token.replace('0b7c', '0b7d'), secret })).toBeNull()
})
