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

describe('бисквитката на устройство', () => {
  it('важи за профила си, докато не остарее', () => {
    expect([isOurs({}), isOurs({ now: later(DEVICE_DAYS) })]).toEqual([true, true])
  })

  it.each([
    ['след срока', { now: later(DEVICE_DAYS + 1) }],
    ['с друга тайна на сайта', { secret: 'another-secret' }],
    ['след нова парола', { account: { ...account, hash: 'pbkdf2-sha256-v1:bb' } }],
    ['за друг профил', { account: { ...account, id: account.id.replace('0', '1') } }],
    ['преправена за друг профил', {
      account: { ...account, id: account.id.replace('0', '1') },
      claim: { ...claim!, accountId: account.id.replace('0', '1') },
    }],
    ['с друга дата', { claim: { ...claim!, issuedAt: now.getTime() + 1 } }],
    ['от писмо, преправена на вход', {
      claim: { ...readDevices(deviceCookieValue({ account, way: 'letter', others: [], secret, now }))[0]!, way: 'signIn' as const },
    }],
    ['без подпис', { claim: { ...claim!, signature: '' } }],
  ])('%s не важи', (_, different) => {
    expect(isOurs(different)).toBe(false)
  }) // prettier-ignore

  it.each([undefined, '', 'x', cookie.slice(0, -1), `${'~'.repeat(2_000)}${cookie}`, cookie.replace('signIn', 'else')])(
    'каквото не е наше, не казва нищо: %s',
    (written) => {
      expect(readDevices(written)).toEqual([])
    },
  ) // prettier-ignore

  it('помни няколко профила, всеки веднъж, последния пръв', () => {
    const others = Array.from({ length: 6 }, (_, index) => ({ ...claim!, accountId: `${index}${account.id.slice(1)}` }))
    const kept = readDevices(deviceCookieValue({ account, way: 'signIn', others, secret, now }))
    expect(kept.map(({ accountId }) => accountId[0])).toEqual(['0', '1', '2', '3'])
    expect(kept).toHaveLength(DEVICES_PER_BROWSER)
  }) // prettier-ignore

  it('съдържа само знаци, които бисквитка може да носи', () => {
    expect(cookie).toMatch(/^[\w.-]+$/)
  })
})

test.each([
  ['нов профил без сесии', '2026-11-23T07:00:00Z', [], true],
  ['нов профил, влязъл и другаде', '2026-11-23T07:00:00Z', [{ id: 'a' }], false],
  ['профил от вчера', '2026-11-22T07:00:00Z', [], false],
])('%s: първи вход ли е', (_, createdAt, sessions, isFirst) => {
  expect(isFirstSignIn({ createdAt, sessions }, now)).toBe(isFirst)
})
