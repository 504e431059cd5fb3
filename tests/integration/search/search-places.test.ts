import { describe, expect, it } from 'vitest'
import { foundIds, newEntry, search } from '#support/search/entries'

describe('distance and city', () => {
  it('orders by distance, which it returns, with unknown places last', async () => {
    const [munich, bonn, nowhere, cologne] = [
      await newEntry({ title: 'Шивач А', city: 'München' }),
      await newEntry({ title: 'Шивач Б', city: 'Бон' }),
      await newEntry({ title: 'Шивач В', city: 'Долно Село' }),
      await newEntry({ title: 'Шивач Г', city: 'Koeln' }),
    ]
    const { data } = await search('шивач', '&near=50.94,6.96')
    expect(data.results.map(({ id, distanceKm }: any) => [id, distanceKm])).toEqual([
      [cologne, 0],
      [bonn, 25],
      [munich, expect.any(Number)],
      [nowhere, undefined],
    ])
  })

  it('returns everything within 100 km when there are no words', async () => {
    const id = await newEntry({ title: 'Край морето', city: 'Росток', kind: 'events' })
    await newEntry({ title: 'Далече', city: 'Пасау', kind: 'events' })
    expect(await foundIds('', '&kind=events&near=54.1,12.1')).toEqual([id])
  })

  it('puts what one of the words names in the city before all words elsewhere', async () => {
    const named = await newEntry({ title: 'Г-н Кларнетов', keywords: ['свирач'], city: 'Зиген' })
    const elsewhere: string[] = []
    for (let index = 0; index < 3; index += 1)
      elsewhere.push(await newEntry({ title: `Свирач за сватби ${index}`, city: 'Росток' }))
    const [first, ...others] = await foundIds('свирач за сватби Зиген')
    expect(first).toBe(named)
    expect(new Set(others)).toEqual(new Set(elsewhere))
    const all = await newEntry({ title: 'Оркестър', text: 'Свирач за сватби.', city: 'Зиген' })
    expect((await foundIds('свирач за сватби Зиген'))[0]).toBe(all)
  })

  it('reads a question the same on every page', async () => {
    for (let index = 0; index < 12; index += 1)
      await newEntry({ title: `Гайдар за празници ${index}`, city: index < 4 ? 'Марбург' : 'Пасау' })
    await newEntry({ title: 'Гайдар', city: 'Марбург' })
    const pages = await Promise.all([1, 2].map((page) => search('гайдар празници Марбург', `&page=${page}`)))
    expect(pages.map(({ data }) => data.total)).toEqual([12, 12])
    expect(new Set(pages.flatMap(({ data }) => data.results.map(({ id }: any) => id))).size).toBe(12)
  })

  it('knows the postcodes of large cities', async () => {
    const [berlin, munich] = [
      await newEntry({ title: 'Шапкар А', city: 'Берлин' }),
      await newEntry({ title: 'Шапкар Б', city: 'Мюнхен' }),
    ]
    expect(await foundIds('шапкар 81667')).toEqual([munich, berlin])
    expect(await foundIds('10115 шапкар')).toEqual([berlin, munich])
  })

  it('recognises a city in any spelling, also an unknown one', async () => {
    const nuremberg = await newEntry({ title: 'Градинар Е', city: '90402 Нюрнберг' })
    const village = await newEntry({ title: 'Градинар Ж', city: 'Нойхаузен' })
    for (const city of ['Nürnberg', 'нюрнберг', 'Nuremberg'])
      expect(await foundIds('градинар', `&city=${encodeURIComponent(city)}`)).toEqual([nuremberg])
    expect(await foundIds('градинар', '&city=Нойхаузен')).toEqual([village])
  })
})
