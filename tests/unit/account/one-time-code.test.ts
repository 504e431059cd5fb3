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

describe('стъпка на кода', () => {
  it('е същата по време на своята половин минута и на двете до нея', () => {
    const step = stepOfCode({ secret, code, now })
    expect(step).toBe(Math.floor(now.getTime() / 30_000))
    expect([-20, 20, 40].map((seconds) => stepOfCode({ secret, code, now: at(seconds) }))).toEqual([
      step,
      step,
      step,
    ])
  })

  it.each([-41, 50])('%i секунди встрани няма такава', (seconds) => {
    expect(stepOfCode({ secret, code, now: at(seconds) })).toBeNull()
  })

  it('код от друг ключ няма стъпка', () => {
    expect(stepOfCode({ secret: newCodeSecret(), code, now })).toBeNull()
  })
})

test('адресът за приложението казва сайта, имейла и ключа', () => {
  const address = codeAddress({ secret, issuer: 'Българи в Германия', account: 'ime@example.org' })
  const { protocol, searchParams } = new URL(address)
  expect([protocol, searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
    'otpauth:',
    secret,
    'Българи в Германия',
  ])
  expect(decodeURIComponent(address)).toContain('ime@example.org')
})

describe('написан код', () => {
  it.each([
    ['123456', 'app', '123456'],
    [' 123 456 ', 'app', '123456'],
    ['123\u00a0456', 'app', '123456'],
    ['4f7k-29qm', 'recovery', '4F7K29QM'],
    ['OIL0 1234', 'recovery', '01101234'],
    ['12345678', 'recovery', '12345678'],
  ])('„%s“', (text, kind, clean) => expect(typedCode(text)).toEqual({ kind, code: clean }))

  it.each(['', '12345', '1234567', 'abcdef', '123456789', '4F7K-29QU', '１２３４５６', ' '.repeat(100_000)])(
    'не е код (%#)',
    (text) => expect(typedCode(text)).toBeNull(),
  )

  it('празно поле при входа значи без код, другаде е грешка', () => {
    expect(optionalCodeInput.parse({ code: '' })).toEqual({ code: undefined })
    expect(codeInput.safeParse({ code: '' }).error?.issues[0]?.message).toBe('codeRequired')
    expect(codeInput.safeParse({ code: 'x' }).error?.issues[0]?.message).toBe('codeShape')
  })
})

describe('кодове за възстановяване', () => {
  it('са десет различни, и се познават и без тире', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(typedCode(one)).toEqual({ kind: 'recovery', code: one.replace('-', '') })
    const hash = (given: string) => recoveryHash({ code: given, key: 'k', accountId: 'a' })
    expect(hash(codes[0]!)).toBe(hash(codes[0]!.replace('-', '')))
  })

  it('пазят се различно за всеки профил и всеки сайт', () => {
    const given = { code: '4F7K-29QM', key: 'k', accountId: 'a' }
    const hashes = [given, { ...given, key: 'l' }, { ...given, accountId: 'b' }].map(recoveryHash)
    expect(new Set(hashes).size).toBe(3)
  })
})

describe('пресен код', () => {
  const person = (codeAt: string | null) => ({ _sid: 'тази', sessions: [{ id: 'тази', codeAt }] })

  it('важи петнайсет минути', () => {
    expect(hasFreshCode(person('2026-11-22T11:46:00Z'), now)).toBe(true)
    expect(hasFreshCode(person('2026-11-22T11:45:00Z'), now)).toBe(false)
    expect(hasFreshCode(person(null), now)).toBe(false)
  })

  it('е само на своята сесия', () => {
    const sessions = [{ id: 'друга', codeAt: now.toISOString() }]
    expect(hasFreshCode({ _sid: 'тази', sessions }, now)).toBe(false)
    expect(hasFreshCode({ sessions: [{ id: 'x', codeAt: now.toISOString() }] }, now)).toBe(false)
    expect(hasFreshCode(null, now)).toBe(false)
  })
})
