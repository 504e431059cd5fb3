import { describe, expect, it } from 'vitest'
import { searchConditions } from '#domain/searches/search-conditions'
import { toldKinds } from '#domain/searches/told-kinds'
import { conditionTexts, proposedName } from '#texts/searches/conditions'

const read = (address: string) => searchConditions(address)!
const words = (address: string) => conditionTexts(read(address), { rabota: 'Работа' })
const name = (address: string) => proposedName(read(address), { rabota: 'Работа' })

describe('the conditions of an address', () => {
  it('are the filters of its list', () => {
    expect(read('/apartments?q=Кьолн&type=offer&rooms=4&price=1%20200&pets=yes')).toMatchObject({
      kinds: ['apartments'],
      query: 'Кьолн',
      tags: [
        { name: 'type', value: 'offer' },
        { name: 'rooms', value: '4' },
        { name: 'pets', value: 'yes' },
      ],
      priceMax: 1200,
    })
    expect(read('/services?category=Преводи&city=berlin').city?.name).toBe('Берлин')
  })

  it('are without what does not narrow the list', () => {
    expect(read('/stores?page=4&type=Пекарна&utm=x#map').address).toBe(read('/stores?type=Пекарна').address)
    expect(read('/forum?category=rabota&order=hot&topic=x').address).toBe('/forum?category=rabota')
    expect(read('/small-ads?category=Несъществуваща').address).toBe('/small-ads')
  })

  it('of the search are all kinds that are told, or the one asked, and never a place near somebody', () => {
    expect(read('/search?q=дюнер&near=50.9,6.9')).toMatchObject({ kinds: toldKinds, address: '/search?q=%D0%B4%D1%8E%D0%BD%D0%B5%D1%80' }) // prettier-ignore
    expect(read('/search?q=дюнер&kind=stores').kinds).toEqual(['stores'])
  })

  it.each(['', 'apartments', '//apartments', '/apartments/x', '/documents', '/search', '/events?when=past', `/stores?q=${'x'.repeat(500)}`])(
    'are none for %s',
    (address) => expect(searchConditions(address)).toBeNull(),
  ) // prettier-ignore
})

it('conditions are said in the words of the list', () => {
  expect(words('/apartments?q=Кьолн&rooms=4&price=900&registration=yes')).toEqual([
    'Квартири',
    '„Кьолн“',
    '4+ стаи',
    'С адресна регистрация',
    'до 900\u00a0€',
  ])
  expect(words('/events?category=Cultural&city=berlin')).toEqual(['Събития', 'Берлин', 'Култура'])
  expect(words('/forum?category=rabota')).toEqual(['Форум', 'Работа'])
  expect(words('/search?q=дюнер')).toEqual(['Всички раздели', '„дюнер“'])
})

it('the proposed name says what is looked for, the list where nothing else does', () => {
  expect(name('/apartments?q=Кьолн&rooms=2')).toBe('Кьолн, 2 стаи')
  expect(name('/services?city=berlin')).toBe('Берлин')
  expect(name('/stores')).toBe('Магазини и ресторанти')
  expect(name(`/small-ads?q=${'дълго '.repeat(20)}`).length).toBeLessThanOrEqual(60)
})
