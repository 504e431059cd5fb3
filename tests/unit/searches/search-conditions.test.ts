import { describe, expect, it } from 'vitest'
import { LIST_QUERY_MAX, SEARCH_QUERY_MAX } from '#domain/limits'
import { searchConditions } from '#domain/searches/search-conditions'
import { savedSearchInput } from '#domain/searches/saved-search-input'
import { SEARCH_ADDRESS_MAX } from '#domain/searches/search-limits'
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

  it.each(['', 'apartments', '//apartments', '/apartments/x', '/documents', '/search', '/events?when=past', `/stores?q=${'x'.repeat(SEARCH_ADDRESS_MAX)}`])(
    'are none for %s',
    (address) => expect(searchConditions(address)).toBeNull(),
  ) // prettier-ignore
})

it.each([
  ['/search?kind=forum-topics&city=berlin', SEARCH_QUERY_MAX],
  [
    '/apartments?type=offer&rooms=4&furnished=yes&pets=yes&registration=yes&price=1200&city=berlin',
    LIST_QUERY_MAX,
  ],
  ['/small-ads?category=Автомобили&city=berlin', LIST_QUERY_MAX],
  [`/forum?category=${'a'.repeat(120)}`, LIST_QUERY_MAX],
])('the longest question of %s can be saved', (list, longest) => {
  for (const letter of ['я', '€']) {
    const { query, address } = read(`${list}&q=${encodeURIComponent(letter.repeat(longest))}`)
    expect(query).toBe(letter.repeat(longest))
    const { success } = savedSearchInput.safeParse({ name: 'Име', rhythm: 'atOnce', onSite: true, address })
    expect([success, read(address).address]).toEqual([true, address])
  }
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
