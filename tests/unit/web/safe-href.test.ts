import { describe, expect, it } from 'vitest'
import { isExternal, safeHref } from '#domain/web/safe-href'

describe('връзка в статия', () => {
  it.each([
    'https://www.mfa.bg/',
    'http://example.org/a?b=1',
    '/news/nov-adres',
    '#kak-se-zapazva-chas',
    'mailto:ime@example.org',
    'tel:+49301234',
  ])('%s се отваря', (href) => {
    expect(safeHref(href)).toBe(href)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:\\\\evil.example',
    'mailto:a@b.de\nBcc:c',
    'file:///etc/passwd',
    'example.org',
    '',
    null,
    undefined,
  ])('%j не води никъде', (href) => {
    expect(safeHref(href)).toBeNull()
  })

  it('само чужд сайт е външен', () => {
    expect(isExternal('https://example.org')).toBe(true)
    expect(isExternal('/news')).toBe(false)
    expect(isExternal('mailto:ime@example.org')).toBe(false)
  })
})
