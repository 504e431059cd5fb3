import { expect, it } from 'vitest'
import { type DigestItem, nearFirst } from '#domain/notifications/digest'
import { emailKinds } from '#domain/notifications/email-kinds'
import { writeDigest } from '#jobs/digest/write-digest'
import { kindInToken, subscriptionOfToken, unsubscribeToken } from '#domain/notifications/unsubscribe-token'

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

it.each([
  ['Кьолн', 'Започваме с Вашия град: Кьолн.'],
  ['Рим', 'през изминалата седмица.'],
])('promises to begin with %s only when something is there', (city, end) => {
  const sections = [{ section: 'events' as const, items: nearFirst(items, city) }]
  const footer = { text: '', html: '' }
  const { text } = writeDigest({ name: 'Рада', city, sections, siteUrl: 'https://example.org', footer })
  expect(text.split('\n\n')[1]).toMatch(new RegExp(`${end}$`))
})

const memberId = '0b7c1f2e-5a58-4c0e-9d1b-2f3a4b5c6d7e'
const secret = 'a-secret-that-only-tests-know'

it.each(emailKinds)('accepts a token for %s only with the same secret, member and kind', (kind) => {
  const token = unsubscribeToken({ memberId, kind, secret })
  const open = (given: string, with_ = secret) => subscriptionOfToken({ token: given, secret: with_ })
  expect(kindInToken(token)).toBe(kind)
  expect(open(token)).toEqual({ memberId, kind })
  const [id, signature] = [token.slice(0, 36), token.split('.').at(-1)]
  const others = [...emailKinds.filter((other) => other !== kind), 'role', 'email']
  const forged = [
    token.replace('0b7c', '0b7d'),
    `${token}.x`,
    `${id}..${signature}`,
    ...others.map((other) => `${id}.${other}.${signature}`),
    ...(kind === 'weeklyDigest' ? [`${id}.weeklyDigest.${signature}`] : [`${id}.${signature}`]),
  ]
  expect(forged.map((one) => open(one))).toEqual(forged.map(() => null))
  expect(open(token, 'another')).toBeNull()
})

it('accepts the tokens of weekly emails that were sent before there were other kinds', () => {
  const token = `${memberId}.JqfHczuvonO5tpscIlV_JZzw6J0fwkzw_SDuwer4spM`
  expect(subscriptionOfToken({ token, secret })).toEqual({ memberId, kind: 'weeklyDigest' })
})
