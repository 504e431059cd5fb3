import { describe, expect, it } from 'vitest'
import { roundedPlace } from '#domain/places/distance'
import { routes } from '#domain/routes'
import { placeOf, searchAsked } from '#domain/search/search-address'

describe('the address of the search', () => {
  it('is read completely', () => {
    const asked = searchAsked({ q: ' зъболекар \n Берлин ', kind: 'contacts', city: 'berlin', near: '52.5,13.4', page: '3' }) // prettier-ignore
    expect(asked).toMatchObject({ query: 'зъболекар Берлин', kind: 'contacts', near: '52.5,13.4', page: 3 })
    expect(asked.city?.name).toBe('Берлин')
  })

  it('ignores what it does not understand', () => {
    const asked = searchAsked({ q: ['а', 'б'], kind: 'users', city: 'atlantida', near: '99,13', page: '-1' })
    expect(asked).toEqual({ query: 'а', kind: undefined, city: undefined, near: undefined, page: 1 })
  })

  it('has at most 200 characters of words', () => {
    expect(searchAsked({ q: 'д'.repeat(300) }).query).toHaveLength(200)
  })

  it('is written without empty values and the first page', () => {
    expect(routes.searchFor(' ключар ', { page: 1 })).toBe(`/search?q=${encodeURIComponent('ключар')}`)
    expect(routes.searchFor('', { near: '52.5,13.4', kind: 'stores', page: 2 })).toBe(
      '/search?kind=stores&near=52.5%2C13.4&page=2',
    )
  })
})

describe('the location of the device', () => {
  it('is rounded to 0.1°', () => {
    expect(roundedPlace({ latitude: 52.520_008, longitude: 13.404_954 })).toBe('52.5,13.4')
    expect(roundedPlace({ latitude: 47.96, longitude: -0.01 })).toBe('48.0,-0.0')
  })

  it('is understood by the search when rounded', () => {
    expect(placeOf(roundedPlace({ latitude: -33.8688, longitude: 151.2093 }))).toEqual({
      latitude: -33.9,
      longitude: 151.2,
    })
  })
})
