import { describe, expect, it } from 'vitest'
import { unsafeLink } from '#domain/text/unsafe-links'

const words = (text: string) => ({ type: 'text', text })
const link = (url: unknown, text = 'към формуляра', type = 'link') => ({
  type,
  fields: { linkType: 'custom', url },
  children: [words(text)],
})
const content = (...children: unknown[]) => ({ root: { type: 'root', children } })

describe('links in editor text', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'www.example.org',
    'https://',
    '',
    undefined,
    { toString: 1 },
  ])('refuses the address %j and names it by the words of the link', (url) => {
    expect(unsafeLink(content({ type: 'paragraph', children: [words('Вижте '), link(url)] }))).toBe(
      'към формуляра',
    )
  })

  it.each(['https://www.mfa.bg/', '/documents', '#chas', 'mailto:ime@example.org', 'tel:+49301234'])(
    'accepts the address %s',
    (url) => {
      expect(unsafeLink(content(link(url), link(url, 'x', 'autolink')))).toBeNull()
    },
  )

  it('accepts a link to an article, which has no address', () => {
    const fields = { linkType: 'internal', doc: { relationTo: 'articles', value: 'x' } }
    expect(unsafeLink(content({ type: 'link', fields, children: [] }))).toBeNull()
  })

  it('checks every place that holds an address', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: [link('data:x', 'дълбоко')] }] }
    expect(unsafeLink(content(list))).toBe('дълбоко')
    expect(unsafeLink(content(link('data:x', 'само', 'autolink')))).toBe('само')
    expect(unsafeLink(content({ type: 'block', fields: { name: 'Молба', url: 'data:x' } }))).toBe('Молба')
    expect(unsafeLink(content({ type: 'image', url: 'data:x' }))).toBe('data:x')
  })

  it('names the first one', () => {
    expect(unsafeLink(content(link('data:1', 'първа'), link('data:2', 'втора')))).toBe('първа')
  })

  it.each([null, undefined, 'x', 7, [], {}, { root: null }, { root: { children: 'x' } }])(
    'finds no links in %j',
    (odd) => {
      expect(unsafeLink(odd)).toBeNull()
    },
  )
})
