import { describe, expect, it } from 'vitest'
import { isWebAddress } from '#domain/web/web-address'

describe('адрес на външен сайт', () => {
  it.each(['https://www.mfa.bg', 'http://example.org/път?x=1'])('приема %s', (address) => {
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
  ])('отказва %s', (address) => {
    expect(isWebAddress(address)).toBe(false)
  })

  it('приема път от сайта само когато е позволено', () => {
    expect(isWebAddress('/documents', { allowPath: true })).toBe(true)
    expect(isWebAddress('//evil.example', { allowPath: true })).toBe(false)
    expect(isWebAddress('/\\evil.example', { allowPath: true })).toBe(false)
  })
})
