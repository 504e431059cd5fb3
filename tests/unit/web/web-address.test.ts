import { describe, expect, it } from 'vitest'
import { isWebAddress } from '#domain/web/web-address'

describe('address of an external site', () => {
  it.each(['https://www.mfa.bg', 'http://example.org/път?x=1'])('accepts %s', (address) => {
    expect(isWebAddress(address)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'www.mfa.bg',
    '//evil.example',
    '/news',
    'https://',
    '',
    null,
    7,
  ])('refuses %s', (address) => {
    expect(isWebAddress(address)).toBe(false)
  })

  it('accepts a path of the site only where allowed', () => {
    expect(isWebAddress('/documents', { allowPath: true })).toBe(true)
    expect(isWebAddress('//evil.example', { allowPath: true })).toBe(false)
    expect(isWebAddress('/\\evil.example', { allowPath: true })).toBe(false)
  })
})
