import { describe, expect, test } from 'vitest'
import { browserName } from '#domain/account/browser-name'
import { ownSessions } from '#domain/account/own-sessions'
import { shortenedAddress } from '#domain/account/masked-ip-address'
import { deviceName } from '#texts/account/sessions'
import { newKeySignsFrom, oldKeyRetiresAt, publishedKeys, signingKey } from '#domain/account/signing-keys'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('browser name', () => {
  test.each([
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome, Android',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
      'Edge, Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 OPR/120.0`, 'Opera, Windows'],
    [
      `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome, iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome, Linux'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) ${webkit} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/530.0.0.48.74;]`,
      'Facebook, Android',
    ],
    ['curl/8.5.0', null],
    [`${'x'.repeat(100_000)} Firefox/1`, null],
    ['', null],
    [null, null],
  ])('reads %s as %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name)
  })
})

test.each([
  ['Chrome, Android', 'Chrome на Android'],
  ['Samsung Internet, Android', 'Samsung Internet на Android'],
  ['Windows', 'Windows'],
  [null, 'Непознато устройство'],
])('names the device %s: %s', (browser, words) => {
  expect(deviceName(browser)).toBe(words)
})

describe('shortened IP address', () => {
  test.each([
    ['203.0.113.77', '203.0.113.•••'],
    ['::ffff:203.0.113.77', '203.0.113.•••'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['не е адрес', null],
    ['', null],
    [undefined, null],
  ])('shortens %s to %s', (address, shortened) => {
    expect(shortenedAddress(address)).toBe(shortened)
  })
})

test('lists this session first, then the most recently used, without expired ones', () => {
  const session = (id: string, lastUsedAt: string, expiresAt = '2026-12-01T00:00:00Z') => ({
    id,
    lastUsedAt,
    expiresAt,
  })
  const sessions = [
    session('old', '2026-11-01T00:00:00Z'),
    session('gone', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'),
    session('new', '2026-11-20T00:00:00Z'),
    session('here', '2026-11-10T00:00:00Z'),
  ]
  const shown = ownSessions({ sessions, currentId: 'here', now: new Date('2026-11-23T00:00:00Z') })
  expect(shown.map(({ id, current }) => [id, current])).toEqual([
    ['here', true],
    ['new', false],
    ['old', false],
  ])
})

describe('key rotation', () => {
  const now = new Date('2026-11-23T08:00:00Z')
  const old = { kid: 'old', signsFrom: new Date('2026-01-01T00:00:00Z'), retiresAt: oldKeyRetiresAt(now) }
  const fresh = { kid: 'fresh', signsFrom: newKeySignsFrom(now), retiresAt: null }
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  test.each([
    [0, 'old', ['old', 'fresh']],
    [4, 'old', ['old', 'fresh']],
    [5, 'fresh', ['old', 'fresh']],
    [15, 'fresh', ['old', 'fresh']],
    [20, 'fresh', ['fresh']],
  ])('after %i minutes signs with %s', (minutes, signs, published) => {
    expect(signingKey([old, fresh], after(minutes))?.kid).toBe(signs)
    expect(publishedKeys([old, fresh], after(minutes)).map(({ kid }) => kid)).toEqual(published)
  })
})
