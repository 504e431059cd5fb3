import { describe, expect, it } from 'vitest'
import { cities, cityById, cityNamed } from '#domain/places/cities'
import { cityOfPostcode } from '#domain/places/postcodes'
import { distanceKm } from '#domain/places/distance'
import { lands } from '#domain/places/lands'

const german = cities.filter(({ land }) => land)

describe('the list of cities', () => {
  it('has at least 60 German cities, each with two names, a federal state and coordinates', () => {
    expect(german.length).toBeGreaterThanOrEqual(60)
    for (const { name, localName, latitude, longitude } of german) {
      expect(name).toMatch(/^[А-ЯЙа-яй \-()]+$/)
      expect(localName).toMatch(/^[A-Za-zÄÖÜäöüß \-()]+$/)
      expect(latitude).toBeGreaterThan(47.2)
      expect(latitude).toBeLessThan(55.1)
      expect(longitude).toBeGreaterThan(5.8)
      expect(longitude).toBeLessThan(15.1)
    }
  })

  it('has no id twice', () => {
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    expect(cityById('koeln')?.name).toBe('Кьолн')
    expect(cityById('atlantida')).toBeNull()
  })

  it('covers every federal state and includes the capitals', () => {
    expect(new Set(german.map(({ land }) => land))).toEqual(new Set(lands))
    const capitals =
      'Stuttgart München Berlin Potsdam Bremen Hamburg Wiesbaden Schwerin Hannover Düsseldorf Mainz ' +
      'Saarbrücken Dresden Magdeburg Kiel Erfurt'
    for (const capital of capitals.split(' ')) expect(cityNamed(capital)?.localName).toBe(capital)
  })

  it('includes the required cities in Bulgaria', () => {
    for (const name of ['София', 'Пловдив', 'Варна', 'Бургас', 'Русе', 'Стара Загора', 'Плевен'])
      expect(cityNamed(name)).toMatchObject({ name, land: null })
  })
})

describe('the city meant by a text', () => {
  it.each([
    ['Кьолн', 'Köln'],
    ['Köln', 'Köln'],
    ['Koeln', 'Köln'],
    ['KOLN', 'Köln'],
    ['Cologne', 'Köln'],
    ['Keln', 'Köln'],
    ['Кельн', 'Köln'],
    ['munchen', 'München'],
    ['Muenchen', 'München'],
    ['80331 Мюнхен, център', 'München'],
    ['Франкфурт', 'Frankfurt am Main'],
    ['Франкфурт на Майн', 'Frankfurt am Main'],
    ['frankfurt/main', 'Frankfurt am Main'],
    ['Франкфурт на Одер', 'Frankfurt (Oder)'],
    ['Щутгарт', 'Stuttgart'],
    ['Shtutgart', 'Stuttgart'],
    ['дюселдорф', 'Düsseldorf'],
    ['Dusseldorf', 'Düsseldorf'],
    ['Мюлхайм', 'Mülheim an der Ruhr'],
    ['Берлин и околността', 'Berlin'],
    ['Giessen', 'Gießen'],
    ['Stara Zagora', 'Стара Загора'],
    ['Sofia', 'София'],
  ])('is for %s: %s', (text, localName) => {
    expect(cityNamed(text)?.localName).toBe(localName)
  })

  it.each(['', '   ', 'Онлайн', 'Берлинска', '😀', 'x'.repeat(5000)])('is none for %s', (text) => {
    expect(cityNamed(text)).toBeNull()
  })
})

it.each([
  ['Берлин', 'Мюнхен', 504],
  ['Кьолн', 'Бон', 25],
  ['Хамбург', 'Бремен', 95],
  ['София', 'Варна', 378],
])('the distance from %s to %s is about %i km', (from, to, km) => {
  const distance = distanceKm(cityNamed(from)!, cityNamed(to)!)
  expect(Math.abs(distance - km)).toBeLessThanOrEqual(4)
})

describe('a postcode', () => {
  it.each([
    ['10115', 'Берлин'],
    ['01067', 'Дрезден'],
    ['65936', 'Франкфурт на Майн'],
    ['81929', 'Мюнхен'],
  ])('%s is in %s', (code, city) => expect(cityOfPostcode(code)?.name).toBe(city))

  it.each(['00000', '82031', '1011', '101150', '10115 Berlin', ''])('„%s“ is of no large city', (code) =>
    expect(cityOfPostcode(code)).toBeNull(),
  )
})
