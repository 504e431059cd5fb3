import { expect, it } from 'vitest'
import { isStopToken, searchOfToken, stopToken } from '#domain/searches/stop-token'
import { subscriptionOfToken, unsubscribeToken } from '#domain/notifications/unsubscribe-token'

const secret = 'a'.repeat(32)
const searchId = '0a4f2c1e-0000-4000-8000-000000000001'
const token = stopToken({ searchId, secret })

it('a token stops its search and nothing else', () => {
  expect(searchOfToken({ token, secret })).toBe(searchId)
  expect(isStopToken(token)).toBe(true)
  expect(subscriptionOfToken({ token, secret })).toBeNull()
  const other = unsubscribeToken({ memberId: searchId, kind: 'searchEmails', secret })
  expect([searchOfToken({ token: other, secret }), isStopToken(other)]).toEqual([null, false])
})

it.each([
  ['another secret', token, 'b'.repeat(32)],
  ['another search', token.replace('01.', '02.'), secret],
  ['a part more', `${token}.x`, secret],
  ['a part less', token.slice(0, token.lastIndexOf('.')), secret],
  ['nothing', '', secret],
])('is refused with %s', (_, given, known) => {
  expect(searchOfToken({ token: given, secret: known })).toBeNull()
})
