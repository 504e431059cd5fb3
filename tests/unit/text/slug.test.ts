import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSlug, slugGiver, slugify, slugOf, uniqueSlug } from '#domain/text/slug'

describe('адрес от заглавие', () => {
  it.each([
    ['Българско училище в Мюнхен', 'balgarsko-uchilishte-v-myunhen'],
    ['Новини от София', 'novini-ot-sofia'],
    ['България в еврозоната: какво се променя?', 'bulgaria-v-evrozonata-kakvo-se-promenya'],
    ['  Kindergeld 2026 – 259 €  ', 'kindergeld-2026-259'],
    ['Köln и Düsseldorf', 'koeln-i-duesseldorf'],
    ['a_b -- c', 'ab-c'],
    ['!!!', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  it.each([
    ['🙂', 'nova'],
    ['日本', 'nova'],
    ['  ', ''],
    ['Чай', 'chay'],
  ])('име без буква за адрес („%s“) все пак получава адрес: „%s“', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('не минава 80 знака и не реже дума', () => {
    const slug = slugify('дълго заглавие '.repeat(20))
    expect(slug.length).toBeLessThanOrEqual(80)
    expect(slug.endsWith('-zaglavie') || slug.endsWith('-dalgo')).toBe(true)
  })

  it('съдържа само малки латински букви, цифри и единични тирета, каквото и да е заглавието', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      }),
      { seed: 2026 },
    )
  })

  it('при съвпадение получава -2, после -3', () => {
    const taken = new Set(['sreshta', 'sreshta-2'])
    expect(uniqueSlug('sreshta', (slug) => taken.has(slug))).toBe('sreshta-3')
    expect(uniqueSlug('koncert', (slug) => taken.has(slug))).toBe('koncert')
  })

  it('за много наведнъж никое не се дава два пъти', () => {
    const give = slugGiver(new Set(['sreshta', 'sreshta-3', null]))
    const given = ['sreshta', 'sreshta', 'koncert', 'sreshta', 'koncert'].map(give)
    expect(given).toEqual(['sreshta-2', 'sreshta-4', 'koncert', 'sreshta-5', 'koncert-2'])
  })
})

describe('кога адресът се променя', () => {
  const draft = { title: 'Стара', slug: 'stara', wasPublished: false }
  const live = { ...draft, wasPublished: true }

  it('следва заглавието, докато статията е чернова', () => {
    expect(nextSlug({ title: 'Нова', slug: 'stara', previous: draft })).toBe('nova')
    expect(nextSlug({ title: 'Нова', slug: 'stara-2', previous: { ...draft, slug: 'stara-2' } })).toBe('nova')
  })

  it('следва заглавието и когато то е било само от знаци', () => {
    const signs = { title: '🙂', slug: 'nova-2', wasPublished: false }
    expect(nextSlug({ title: 'Стара', slug: 'nova-2', previous: signs })).toBe('stara')
    expect(nextSlug({ title: '', slug: '' })).toBe('')
  })

  it('пази адреса, който авторът е избрал', () => {
    expect(nextSlug({ title: 'Нова', slug: 'moy-adres', previous: draft })).toBe('moy-adres')
    expect(nextSlug({ title: 'Нова', slug: 'moy-adres', previous: { ...draft, slug: 'moy-adres' } })).toBe(
      'moy-adres',
    )
  })

  it('е замразен след публикуване, освен при изрична промяна', () => {
    expect(nextSlug({ title: 'Нова', slug: 'stara', previous: live })).toBe('stara')
    expect(nextSlug({ title: 'Нова', slug: '', previous: live })).toBe('stara')
    expect(nextSlug({ title: 'Нова', slug: 'друг адрес', previous: live })).toBe('drug-adres')
  })
})
