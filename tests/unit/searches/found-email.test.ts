import { expect, it } from 'vitest'
import { writeFound } from '#jobs/searches/write-found'

const item = {
  kind: 'small-ads',
  id: '1',
  title: 'Маса <b>&\nстол',
  url: '/small-ads/masa',
  city: 'Бон',
} as const

const letter = (found: Partial<Parameters<typeof writeFound>[0]['found']> = {}) =>
  writeFound({
    name: 'Вера Тодорова',
    search: { name: 'Мебели', address: '/small-ads?q=%D0%BC' },
    found: { items: [item], kinds: ['small-ads'], count: 5, ...found },
    siteUrl: 'https://example.org',
    stopOne: 'https://example.org/one',
    stopAll: 'https://example.org/all',
  })

it('a letter says what was found, how much more, and how to stop it', () => {
  const { subject, text, html } = letter()
  expect(subject).toBe('5 нови обяви за „Мебели“')
  expect(text).toContain('има 5 нови обяви:')
  for (const part of ['Маса <b>& стол', 'https://example.org/small-ads/masa', 'и още 4', '/one', '/all'])
    expect(text).toContain(part)
  expect(html).toContain('Маса &#60;b&#62;&#38; стол')
  expect(html).not.toContain('<b>')
})

it('what is named does not say of which kinds all of it is', () => {
  expect(letter({ kinds: ['small-ads', 'events'] }).subject).toBe('5 нови за „Мебели“')
})
