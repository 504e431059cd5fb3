import { TOTP } from 'otpauth'
import { describe, expect, it, test } from 'vitest'
import { hasFreshCode } from '#domain/account/own-sessions'
import {
  codeAddress,
  newCodeSecret,
  newRecoveryCodes,
  recoveryHash,
  stepOfCode,
} from '#domain/account/one-time-code'
import { codeInput, optionalCodeInput, typedCode } from '#domain/account/typed-code'

const now = new Date('2026-11-22T12:00:10Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const secret = newCodeSecret()
const code = new TOTP({ secret }).generate({ timestamp: now.getTime() })

describe('the time step of a code', () => {
  it('is the same during its half minute and the two next to it', () => {
    const step = stepOfCode({ secret, code, now })
    expect(step).toBe(Math.floor(now.getTime() / 30_000))
    expect([-20, 20, 40].map((seconds) => stepOfCode({ secret, code, now: at(seconds) }))).toEqual([
      step,
      step,
      step,
    ])
  })

  it.each([-41, 50])('is not found %i seconds away', (seconds) => {
    expect(stepOfCode({ secret, code, now: at(seconds) })).toBeNull()
  })

  it('is not found for a code of another key', () => {
    expect(stepOfCode({ secret: newCodeSecret(), code, now })).toBeNull()
  })
})

test('the address for the authenticator app contains the site, the email and the key', () => {
  const address = codeAddress({ secret, issuer: 'Българи в Германия', account: 'ime@example.org' })
  const { protocol, searchParams } = new URL(address)
  expect([protocol, searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Българи в Германия',
  ])
  expect(decodeURIComponent(address)).toContain('ime@example.org')
})

describe('a typed code', () => {
  it.each([
    ['123456', 'app', '123456'],
    [' 123 456 ', 'app', '123456'],
    ['123\u00a0456', 'app', '123456'],
    ['4f7k-29qm', 'recovery', '4F7K29QM'],
    ['OIL0 1234', 'recovery', '01101234'],
    ['12345678', 'recovery', '12345678'],
  ])('reads „%s“ as %s', (text, kind, clean) => expect(typedCode(text)).toEqual({ kind, code: clean }))

  it.each(['', '12345', '1234567', 'abcdef', '123456789', '4F7K-29QU', '１２３４５６', ' '.repeat(100_000)])(
    'refuses what is not a code (%#)',
    (text) => expect(typedCode(text)).toBeNull(),
  )

  it('may be empty at sign-in and nowhere else', () => {
    expect(optionalCodeInput.parse({ code: '' })).toEqual({ code: undefined })
    expect(codeInput.safeParse({ code: '' }).error?.issues[0]?.message).toBe('codeRequired')
    expect(codeInput.safeParse({ code: 'x' }).error?.issues[0]?.message).toBe('codeShape')
  })
})

describe('recovery codes', () => {
  it('are ten, all different, and match without the hyphen too', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(typedCode(one)).toEqual({ kind: 'recovery', code: one.replace('-', '') })
    const hash = (given: string) => recoveryHash({ code: given, key: 'k', accountId: 'a' })
    expect(hash(codes[0]!)).toBe(hash(codes[0]!.replace('-', '')))
  })

  it('are stored differently for every account and site', () => {
    const given = { code: '4F7K-29QM', key: 'k', accountId: 'a' }
    const hashes = [given, { ...given, key: 'l' }, { ...given, accountId: 'b' }].map(recoveryHash)
    expect(new Set(hashes).size).toBe(3)
  })
})

describe('a recently confirmed code', () => {
  const person = (codeAt: string | null) => ({ _sid: 'тази', sessions: [{ id: 'тази', codeAt }] })

  it('is valid for fifteen minutes', () => {
    expect(hasFreshCode(person('2026-11-22T11:46:00Z'), now)).toBe(true)
    expect(hasFreshCode(person('2026-11-22T11:45:00Z'), now)).toBe(false)
    expect(hasFreshCode(person(null), now)).toBe(false)
  })

  it('is valid for its own session only', () => {
    const sessions = [{ id: 'друга', codeAt: now.toISOString() }]
    expect(hasFreshCode({ _sid: 'тази', sessions }, now)).toBe(false)
    expect(hasFreshCode({ sessions: [{ id: 'x', codeAt: now.toISOString() }] }, now)).toBe(false)
    expect(hasFreshCode(null, now)).toBe(false)
  })
})
