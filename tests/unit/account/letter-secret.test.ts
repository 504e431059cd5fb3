import { expect, it } from 'vitest'
import { codeOfLetter, tokenOfLetter } from '#domain/account/letter-secret'
import { secretTokenHash } from '#domain/account/secret-token'

const letter = { letterId: '0f0e0d0c-0000-4000-8000-000000000001', secret: 'a secret' }

it('a letter opens the same in every try, and nothing that another one opens', () => {
  const { token, hash } = tokenOfLetter(letter)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(hash).toBe(secretTokenHash(token))
  expect(tokenOfLetter(letter)).toEqual({ token, hash })
  for (const other of [{ letterId: 'another' }, { secret: 'another' }])
    expect(tokenOfLetter({ ...letter, ...other }).token).not.toBe(token)
})

it('a code has its digits, also those in front', () => {
  const codes = Array.from({ length: 200 }, (_, index) =>
    codeOfLetter({ ...letter, letterId: String(index), digits: 6 }),
  )
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(195)
})
