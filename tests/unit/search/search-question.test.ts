import { describe, expect, it } from 'vitest'
import { excerptOf } from '#domain/text/excerpt'
import { searchInput } from '#domain/search/search-input'
import { termsOf } from '#search/question'
import { meantBy, typingErrors } from '#search/typing-errors'

describe('the question', () => {
  it('drops polite words when there are others', () => {
    expect(termsOf('къде да намеря зъболекар').map(({ whole }) => whole[0])).toEqual(['zabolekar'])
    expect(termsOf('търся').map(({ whole }) => whole[0])).toEqual(['tars'])
  })

  it('searches for a city in all its spellings', () => {
    const [term] = termsOf('Cologne')
    expect(term?.related).toEqual(expect.arrayContaining(['@koeln', 'kioln', 'keln']))
  })

  it('links each word of a city name to the city', () => {
    for (const { related } of termsOf('Стара Загора')) expect(related).toContain('@stara-zagora')
    expect(termsOf('Стара къща')[0]?.related).not.toContain('@stara-zagora')
  })

  it('searches for synonyms too', () => {
    expect(termsOf('лекар')[0]?.related).toContain('doktor')
  })

  it.each(['', '  ', '😀', 'ъ'.repeat(201), 'в'])('is empty for „%s“', (question) => {
    expect(termsOf(question)).toEqual([])
  })

  it('has at most eight words', () => {
    expect(termsOf('едно две три четири пет шест седем осем девет десет')).toHaveLength(8)
  })

  it('contains a repeated word once', () => {
    expect(termsOf('лекар Лекар ЛЕКАР')).toHaveLength(1)
  })
})

describe('typing errors', () => {
  it.each([
    ['lekar', 'lekar', 0],
    ['lekra', 'lekar', 1],
    ['lekr', 'lekar', 1],
    ['lekaar', 'lekar', 1],
    ['pekar', 'lekar', 1],
    ['', 'lekar', 5],
    ['lekar', 'rakel', 4],
  ])('between %s and %s are %i', (a, b, errors) => {
    expect(typingErrors(a, b)).toBe(errors)
    expect(typingErrors(b, a)).toBe(errors)
  })

  it('lead to the nearest word and to no distant one', () => {
    const known = ['lekar', 'pekar', 'lekarstv', 'kolel']
    expect(meantBy({ typed: ['lekra'], known })).toEqual(['lekar'])
    expect(meantBy({ typed: ['zabolekra'], known })).toEqual([])
  })
})

describe('the excerpt', () => {
  it.each([
    ['Кратко.', 100, 'Кратко.'],
    ['  две   думи ', 100, 'две думи'],
    ['едно две три четири', 12, 'едно две…'],
    ['безкрайнадълга', 6, 'безкр…'],
    ['', 10, ''],
  ])('of %s (at most %i) is %s', (text, max, excerpt) => {
    expect(excerptOf(text, max)).toBe(excerpt)
  })

  it('does not split a character', () => {
    expect(excerptOf('😀'.repeat(9), 4)).toBe('😀😀😀…')
  })
})

describe('the parameters', () => {
  it('have default values', () => {
    expect(searchInput.parse({})).toEqual({ q: '', kind: [], city: '', limit: 10, page: 1 })
  })

  it('are read with location and kinds', () => {
    expect(searchInput.parse({ near: '52.5,-13.4', kind: 'stores,contacts' })).toMatchObject({
      near: { latitude: 52.5, longitude: -13.4 },
      kind: ['stores', 'contacts'],
    })
  })
})
