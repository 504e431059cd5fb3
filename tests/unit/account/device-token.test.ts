import { describe, expect, it, test } from 'vitest'
import { deviceCookieValue, isDeviceOf, readDevices } from '#domain/account/device-token'
import { isFirstSignIn } from '#domain/account/own-sessions'
import { DEVICE_DAYS, DEVICES_PER_BROWSER } from '#domain/limits'

const secret = 'a-secret-that-only-tests-know'
const account = { id: '01234567-89ab-cdef-0123-456789abcdef', hash: 'pbkdf2-sha256-v1:aa' }
const now = new Date('2026-11-23T08:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
const cookie = deviceCookieValue({ account, way: 'signIn', others: [], secret, now })
const [claim] = readDevices(cookie)
const isOurs = (different: Partial<Parameters<typeof isDeviceOf>[0]>) =>
  isDeviceOf({ claim: claim!, account, secret, now, ...different })

describe('the device cookie', () => {
  it('is valid for its account until it expires', () => {
    expect([isOurs({}), isOurs({ now: later(DEVICE_DAYS) })]).toEqual([true, true])
  })

  it.each([
    ['after its lifetime', { now: later(DEVICE_DAYS + 1) }],
    ['with another secret of the site', { secret: 'another-secret' }],
    ['after a new password', { account: { ...account, hash: 'pbkdf2-sha256-v1:bb' } }],
    ['for another account', { account: { ...account, id: account.id.replace('0', '1') } }],
    ['when forged for another account', {
      account: { ...account, id: account.id.replace('0', '1') },
      claim: { ...claim!, accountId: account.id.replace('0', '1') },
    }],
    ['with another date', { claim: { ...claim!, issuedAt: now.getTime() + 1 } }],
    ['from an email when forged as a sign-in', {
      claim: { ...readDevices(deviceCookieValue({ account, way: 'letter', others: [], secret, now }))[0]!, way: 'signIn' as const },
    }],
    ['without a signature', { claim: { ...claim!, signature: '' } }],
  ])('is invalid %s', (_, different) => {
    expect(isOurs(different)).toBe(false)
  }) // prettier-ignore

  it.each([undefined, '', 'x', cookie.slice(0, -1), `${'~'.repeat(2_000)}${cookie}`, cookie.replace('signIn', 'else')])(
    'ignores a cookie that the site did not write: %s',
    (written) => {
      expect(readDevices(written)).toEqual([])
    },
  ) // prettier-ignore

  it('remembers several accounts, each once, the latest first', () => {
    const others = Array.from({ length: 6 }, (_, index) => ({ ...claim!, accountId: `${index}${account.id.slice(1)}` }))
    const kept = readDevices(deviceCookieValue({ account, way: 'signIn', others, secret, now }))
    expect(kept.map(({ accountId }) => accountId[0])).toEqual(['0', '1', '2', '3'])
    expect(kept).toHaveLength(DEVICES_PER_BROWSER)
  }) // prettier-ignore

  it('contains only characters that a cookie may hold', () => {
    expect(cookie).toMatch(/^[\w.-]+$/)
  })
})

test.each([
  ['new account without sessions', '2026-11-23T07:00:00Z', [], true],
  ['new account with another session', '2026-11-23T07:00:00Z', [{ id: 'a' }], false],
  ['account of yesterday', '2026-11-22T07:00:00Z', [], false],
])('%s: recognizes whether this is the first sign-in', (_, createdAt, sessions, isFirst) => {
  expect(isFirstSignIn({ createdAt, sessions }, now)).toBe(isFirst)
})
