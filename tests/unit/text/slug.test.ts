import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSlug, slugGiver, slugify, slugOf, slugWithoutNumber, uniqueSlug } from '#domain/text/slug'

describe('slug of a title', () => {
  it.each([
    ['Българско училище в Мюнхен', 'balgarsko-uchilishte-v-myunhen'],
    ['Новини от София', 'novini-ot-sofia'],
    ['България в еврозоната: какво се променя?', 'bulgaria-v-evrozonata-kakvo-se-promenya'],
    ['  Kindergeld 2026 – 259 €  ', 'kindergeld-2026-259'],
    ['Köln и Düsseldorf', 'koeln-i-duesseldorf'],
    ['a_b -- c', 'ab-c'],
    ['!!!', ''],
  ])('for %s is %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it.each([
    ['🙂', 'nova'],
    ['日本', 'nova'],
    ['  ', ''],
    ['Чай', 'chay'],
  ])('exists for a name without usable letters („%s“): „%s“', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('has at most 80 characters and cuts no word', () => {
    const slug = slugify('дълго заглавие '.repeat(20))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug.endsWith('-zaglavie') || slug.endsWith('-dalgo')).toBe(true)
  })

  it('contains only lowercase Latin letters, digits and single hyphens for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      }),
      { seed: 2026 },
    )
  })

  it('gets -2, then -3 when it is taken', () => {
    const taken = new Set(['sreshta', 'sreshta-2'])
    expect(uniqueSlug('sreshta', (slug) => taken.has(slug))).toBe('sreshta-3')
    expect(uniqueSlug('koncert', (slug) => taken.has(slug))).toBe('koncert')
  })

  it('needs few lookups when a hundred thousand share a name', () => {
    const asked: string[] = []
    const isTaken = (slug: string) => Number(slug.split('-')[1] ?? 1) <= 100_000
    const given = uniqueSlug('sreshta', (slug) => {
      asked.push(slug)
      return isTaken(slug)
    })
    expect(given).toBe('sreshta-100001')
    expect(asked.length).toBeLessThan(40)
  })

  it.each([
    ['sreshta', 'sreshta'],
    ['sreshta-2', 'sreshta'],
    ['sreshta-2026-berlin', 'sreshta'],
    ['2-dni', '2-dni'],
  ])('reduces %s to %s to find taken slugs', (slug, expected) => {
    expect(slugWithoutNumber(slug)).toBe(expected)
    expect(slugWithoutNumber(`${slug}-7`)).toBe(expected)
  })

  it('is given to nobody twice among many at once', () => {
    const give = slugGiver(new Set(['sreshta', 'sreshta-3', null]))
    const given = ['sreshta', 'sreshta', 'koncert', 'sreshta', 'koncert'].map(give)
    expect(given).toEqual(['sreshta-2', 'sreshta-4', 'koncert', 'sreshta-5', 'koncert-2'])
  })
})

describe('changes of a slug', () => {
  const draft = { title: 'Стара', slug: 'stara', wasPublished: false }
  const live = { ...draft, wasPublished: true }

  it('follow the title while the article is a draft', () => {
    expect(nextSlug({ title: 'Нова', slug: 'stara', previous: draft })).toBe('nova')
    expect(nextSlug({ title: 'Нова', slug: 'stara-2', previous: { ...draft, slug: 'stara-2' } })).toBe('nova')
  })

  it('follow the title when the old one had only symbols', () => {
    const signs = { title: '🙂', slug: 'nova-2', wasPublished: false }
    expect(nextSlug({ title: 'Стара', slug: 'nova-2', previous: signs })).toBe('stara')
    expect(nextSlug({ title: '', slug: '' })).toBe('')
  })

  it('keep the slug that the author chose', () => {
    expect(nextSlug({ title: 'Нова', slug: 'moy-adres', previous: draft })).toBe('moy-adres')
    expect(nextSlug({ title: 'Нова', slug: 'moy-adres', previous: { ...draft, slug: 'moy-adres' } })).toBe(
      'moy-adres',
    )
  })

  it('stop after publication, unless the author asks for one', () => {
    expect(nextSlug({ title: 'Нова', slug: 'stara', previous: live })).toBe('stara')
    expect(nextSlug({ title: 'Нова', slug: '', previous: live })).toBe('stara')
    expect(nextSlug({ title: 'Нова', slug: 'друг адрес', previous: live })).toBe('drug-adres')
  })
})
