import { describe, expect, it } from 'vitest'
import { roundedPlace } from '#domain/places/distance'
import { routes } from '#domain/routes'
import { placeOf, searchAsked } from '#domain/search/search-address'
import { typedQuery } from '#domain/search/search-words'

describe('адресът на търсенето', () => {
  it('се чете цял', () => {
    const asked = searchAsked({ q: ' зъболекар \n Берлин ', kind: 'contacts', city: 'berlin', near: '52.5,13.4', page: '3' }) // prettier-ignore
    expect(asked).toMatchObject({ query: 'зъболекар Берлин', kind: 'contacts', near: '52.5,13.4', page: 3 })
    expect(asked.city?.name).toBe('Берлин')
  })

  it('каквото не се разбира, се пропуска', () => {
    const asked = searchAsked({ q: ['а', 'б'], kind: 'users', city: 'atlantida', near: '99,13', page: '-1' })
    expect(asked).toEqual({ query: 'а', kind: undefined, city: undefined, near: undefined, page: 1 })
  })

  it('думите са най-много 200 знака', () => {
    expect(searchAsked({ q: 'д'.repeat(300) }).query).toHaveLength(200)
  })

  it('се пише без празното и без първата страница', () => {
    expect(routes.searchFor(' ключар ', { page: 1 })).toBe(`/search?q=${encodeURIComponent('ключар')}`)
    expect(routes.searchFor('', { near: '52.5,13.4', kind: 'stores', page: 2 })).toBe(
      '/search?kind=stores&near=52.5%2C13.4&page=2',
    )
  })
})

describe('мястото на устройството', () => {
  it('се закръгля до 0,1°', () => {
    expect(roundedPlace({ latitude: 52.520_008, longitude: 13.404_954 })).toBe('52.5,13.4')
    expect(roundedPlace({ latitude: 47.96, longitude: -0.01 })).toBe('48.0,-0.0')
  })

  it('закръглено, е разбираемо за търсенето', () => {
    expect(placeOf(roundedPlace({ latitude: -33.8688, longitude: 151.2093 }))).toEqual({
      latitude: -33.9,
      longitude: 151.2,
    })
  })
})

describe('докато се пише', () => {
  it.each([
    ['  zabolekar  ', 'zabolekar'],
    ['zabolekar m', 'zabolekar'],
    ['зъболекар М ', 'зъболекар'],
    ['zabolekar my', 'zabolekar my'],
    ['м', 'м'],
    ['   ', ''],
  ])('„%s“ търси „%s“', (text, query) => expect(typedQuery(text)).toBe(query))
})
