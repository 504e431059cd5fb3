import { describe, expect, it } from 'vitest'
import { isExternal, safeHref } from '#domain/web/safe-href'

describe('link in an article', () => {
  it.each([
    'https://www.mfa.bg/',
    'http://example.org/a?b=1',
    '/news/nov-adres',
    '#kak-se-zapazva-chas',
    'mailto:ime@example.org',
    'tel:+49301234',
  ])('opens %s', (href) => {
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
  ])('leads nowhere for %j', (href) => {
    expect(safeHref(href)).toBeNull()
  })

  it('is external only for another site', () => {
    expect(isExternal('https://example.org')).toBe(true)
    expect(isExternal('/news')).toBe(false)
    expect(isExternal('mailto:ime@example.org')).toBe(false)
  })
})
