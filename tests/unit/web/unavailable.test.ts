import { expect, it } from 'vitest'
import { isUnavailable } from '#domain/web/unavailable'

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code })

it.each(['08006', '57P01', '57P03', '53300', '55P03', '57014', '40P01', 'ECONNREFUSED', 'EPIPE'])(
  '%s is worth another try',
  (code) => {
    expect(isUnavailable(coded(code))).toBe(true)
    expect(isUnavailable(new Error('Failed query', { cause: coded(code) }))).toBe(true)
  },
)

it('an answer of our own that says so is worth another try', () =>
  expect(isUnavailable(Object.assign(new Error('no'), { status: 503 }))).toBe(true))

it.each(['23505', '22P02', '42P01', 'ENOENT'])('%s is not worth another try', (code) => {
  expect(isUnavailable(coded(code))).toBe(false)
})
