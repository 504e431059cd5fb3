import { describe, expect, it } from 'vitest'
import { apartmentFilters } from '#domain/apartments/apartment-filters'
import { contactFilters } from '#domain/contacts/contact-filters'
import { eventFilters } from '#domain/events/event-filters'
import { serviceFilters } from '#domain/services/service-filters'
import { storeFilters } from '#domain/stores/store-filters'
import { newApartment, publishedApartment } from '#support/apartments'
import { newEvent } from '#support/events'
import { GET } from '../../../src/app/(site)/counts/[list]/route'
import { listApartments } from '../../../src/features/apartments/queries'
import { listContacts } from '../../../src/features/contacts/queries'
import { listEvents } from '../../../src/features/events/queries'
import { listServices } from '../../../src/features/services/queries'
import { listStores } from '../../../src/features/stores/queries'

const asked = (list: string, query = '') =>
  GET(new Request(`https://site.example/counts/${list}${query}`), { params: Promise.resolve({ list }) })
const counted = async (list: string, query?: string) => (await asked(list, query)).json()
const total = async (list: string, query?: string): Promise<number> => (await counted(list, query)).total

describe('the count of a list', () => {
  it('knows only what everybody sees, with the filters and the search of the list', async () => {
    const before = await total('apartments')
    await newApartment({ rooms: 3 })
    await publishedApartment({ rooms: 3, price: 900, title: 'Мансарда с изглед' })
    await publishedApartment({ rooms: 4, price: 901, petsAllowed: true })
    expect(await total('apartments')).toBe(before + 2)
    expect(await counted('apartments', '?rooms=3')).toEqual({ total: 1, words: '1 обява' })
    expect(await total('apartments', '?price=900&rooms=3')).toBe(1)
    expect(await total('apartments', '?price=900&rooms=4')).toBe(0)
    expect(await total('apartments', '?pets=yes&rooms=4')).toBe(1)
    expect(await total('apartments', '?q=mansarda&rooms=3')).toBe(1)
    expect(await total('apartments', '?q=mansarda&rooms=4')).toBe(0)
  })

  it('is the number on the page, for every list', async () => {
    await newEvent({ city: 'Бон' })
    const query = { city: 'bonn', q: '' }
    const { docs: _, ...events } = await listEvents(eventFilters.read(query))
    expect(await counted('events', '?city=bonn')).toEqual({ ...events, words: '1 събитие' })
    for (const [list, found] of [
      ['events', listEvents(eventFilters.read({ when: 'past' }))],
      ['apartments', listApartments(apartmentFilters.read({}))],
      ['contacts', listContacts(contactFilters.read({}))],
      ['services', listServices(serviceFilters.read({}))],
      ['stores', listStores(storeFilters.read({}))],
    ] as const) {
      expect([list, await total(list, list === 'events' ? '?when=past' : '')]).toEqual([
        list,
        (await found).total,
      ])
    }
  })

  it.each(['users', 'small-ads', '__proto__'])('does not exist for %s', async (list) => {
    expect((await asked(list)).status).toBe(404)
  })
})
