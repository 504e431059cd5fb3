import { describe, expect, it } from 'vitest'
import { cities, cityById, cityNamed } from '#domain/places/cities'
import { distanceKm } from '#domain/places/distance'
import { lands } from '#domain/places/lands'

const german = cities.filter(({ land }) => land)

describe('списъкът на градовете', () => {
  it('има поне 60 германски града, всеки с две имена, земя и място в Германия', () => {
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

  it('номерата не се повтарят', () => {
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    expect(cityById('koeln')?.name).toBe('Кьолн')
    expect(cityById('atlantida')).toBeNull()
  })

  it('всяка земя е представена, а столиците са тук', () => {
    expect(new Set(german.map(({ land }) => land))).toEqual(new Set(lands))
    const capitals =
      'Stuttgart München Berlin Potsdam Bremen Hamburg Wiesbaden Schwerin Hannover Düsseldorf Mainz ' +
      'Saarbrücken Dresden Magdeburg Kiel Erfurt'
    for (const capital of capitals.split(' ')) expect(cityNamed(capital)?.localName).toBe(capital)
  })

  it('градовете на спецификацията в България са тук', () => {
    for (const name of ['София', 'Пловдив', 'Варна', 'Бургас', 'Русе', 'Стара Загора', 'Плевен'])
      expect(cityNamed(name)).toMatchObject({ name, land: null })
  })
})

describe('кой град е написан', () => {
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
  ])('%s → %s', (text, localName) => {
    expect(cityNamed(text)?.localName).toBe(localName)
  })

  it.each(['', '   ', 'Онлайн', 'Берлинска', '😀', 'x'.repeat(5000)])('не е град: %s', (text) => {
    expect(cityNamed(text)).toBeNull()
  })
})

it.each([
  ['Берлин', 'Мюнхен', 504],
  ['Кьолн', 'Бон', 25],
  ['Хамбург', 'Бремен', 95],
  ['София', 'Варна', 378],
])('от %s до %s са около %i км', (from, to, km) => {
  const distance = distanceKm(cityNamed(from)!, cityNamed(to)!)
  expect(Math.abs(distance - km)).toBeLessThanOrEqual(4)
})
