import { expect, it } from 'vitest'
import { sharedText } from '#domain/feed/shared-text'
import { POST_MAX } from '#domain/limits'

const shared = (query: Record<string, string>) => sharedText(new URLSearchParams(query))
const link = 'https://example.org/noviny'

it('title, text and address stand below each other', () => {
  expect(shared({ title: 'Kindergeld', text: 'Кой знае?', url: link })).toBe(`Kindergeld\nКой знае?\n${link}`)
  expect(shared({ url: link })).toBe(link)
})

it('what phones say twice stands once', () => {
  expect(shared({ title: 'Кой знае?', text: `Кой знае? ${link}`, url: link })).toBe(`Кой знае? ${link}`)
  expect(shared({ title: 'Кой знае?', text: 'Кой знае?' })).toBe('Кой знае?')
})

it('a long text is cut, its address is not', () => {
  const text = shared({ text: '👍'.repeat(POST_MAX * 2), url: link })!
  expect([...text]).toHaveLength(POST_MAX)
  expect(text.endsWith(`👍\n${link}`)).toBe(true)
  expect(shared({ text: 'а', url: `https://example.org/${'a'.repeat(POST_MAX)}` })).toBe('а')
})

it('nothing but signs that nobody sees is nothing', () => {
  expect(shared({ title: ' ', text: '\u0000\u0007' })).toBeNull()
  expect(shared({ highlight: 'x' })).toBeNull()
  expect(shared({ text: 'Ред\nвтори' })).toBe('Ред\nвтори')
})
