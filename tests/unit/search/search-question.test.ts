import { describe, expect, it } from 'vitest'
import { excerptOf } from '#domain/text/excerpt'
import { searchInput } from '#domain/search/search-input'
import { termsOf } from '#search/question'
import { meantBy, typingErrors } from '#search/typing-errors'

describe('въпросът', () => {
  it('учтивите думи отпадат, щом има други', () => {
    expect(termsOf('къде да намеря зъболекар').map(({ whole }) => whole[0])).toEqual(['zabolekar'])
    expect(termsOf('търся').map(({ whole }) => whole[0])).toEqual(['tars'])
  })

  it('градът се търси във всичките си изписвания', () => {
    const [term] = termsOf('Cologne')
    expect(term?.related).toEqual(expect.arrayContaining(['@koeln', 'kioln', 'keln']))
  })

  it('всяка дума от името на град води към града', () => {
    for (const { related } of termsOf('Стара Загора')) expect(related).toContain('@stara-zagora')
    expect(termsOf('Стара къща')[0]?.related).not.toContain('@stara-zagora')
  })

  it('синонимите също се търсят', () => {
    expect(termsOf('лекар')[0]?.related).toContain('doktor')
  })

  it.each(['', '  ', '😀', 'ъ'.repeat(201), 'в'])('„%s“ не пита нищо', (question) => {
    expect(termsOf(question)).toEqual([])
  })

  it('не повече от осем думи', () => {
    expect(termsOf('едно две три четири пет шест седем осем девет десет')).toHaveLength(8)
  })

  it('повторената дума пита веднъж', () => {
    expect(termsOf('лекар Лекар ЛЕКАР')).toHaveLength(1)
  })
})

describe('правописни грешки', () => {
  it.each([
    ['lekar', 'lekar', 0],
    ['lekra', 'lekar', 1],
    ['lekr', 'lekar', 1],
    ['lekaar', 'lekar', 1],
    ['pekar', 'lekar', 1],
    ['', 'lekar', 5],
    ['lekar', 'rakel', 4],
  ])('%s и %s: %i', (a, b, errors) => {
    expect(typingErrors(a, b)).toBe(errors)
    expect(typingErrors(b, a)).toBe(errors)
  })

  it('печели най-близката дума, а далечните отпадат', () => {
    const known = ['lekar', 'pekar', 'lekarstv', 'kolel']
    expect(meantBy({ typed: ['lekra'], known })).toEqual(['lekar'])
    expect(meantBy({ typed: ['zabolekra'], known })).toEqual([])
  })
})

describe('откъсът', () => {
  it.each([
    ['Кратко.', 100, 'Кратко.'],
    ['  две   думи ', 100, 'две думи'],
    ['едно две три четири', 12, 'едно две…'],
    ['безкрайнадълга', 6, 'безкр…'],
    ['', 10, ''],
  ])('%s (%i) → %s', (text, max, excerpt) => {
    expect(excerptOf(text, max)).toBe(excerpt)
  })

  it('не реже знак на две', () => {
    expect(excerptOf('😀'.repeat(9), 4)).toBe('😀😀😀…')
  })
})

describe('параметрите', () => {
  it('липсващите имат стойност', () => {
    expect(searchInput.parse({})).toEqual({ q: '', kind: [], city: '', limit: 10, page: 1 })
  })

  it('мястото и видовете се разчитат', () => {
    expect(searchInput.parse({ near: '52.5,-13.4', kind: 'stores,contacts' })).toMatchObject({
      near: { latitude: 52.5, longitude: -13.4 },
      kind: ['stores', 'contacts'],
    })
  })
})
