import type { Where } from 'payload'
import { cache } from 'react'
import { apartmentAdTypes, RENT_MAX, type ApartmentAdType } from '#domain/apartments/apartment-input'
import { numberFromAddress, oneOf } from '#domain/lists/list-address'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { readItem } from '../listing/read-item'
import { readList } from '../listing/read-list'
import { shown, type ShownApartment } from './apartment'

/** The filter offers so many rooms; the last of them means „or more“. */
export const ROOMS_MOST = 4
const flags = { furnished: 'furnished', pets: 'petsAllowed', registration: 'registrationPossible' } as const

export type ApartmentFilter = {
  q: string
  type?: ApartmentAdType
  rooms?: number
  /** At most so many euro a month. */
  price?: number
  furnished?: 'yes'
  pets?: 'yes'
  registration?: 'yes'
  page: number
}
type Address = Record<keyof ApartmentFilter, string | string[] | undefined>

export const apartmentFilter = (address: Partial<Address>): ApartmentFilter => ({
  q: searchText(address.q),
  type: oneOf(apartmentAdTypes, address.type),
  rooms: numberFromAddress(address.rooms, ROOMS_MOST),
  price: numberFromAddress(address.price, RENT_MAX),
  furnished: oneOf(['yes'], address.furnished),
  pets: oneOf(['yes'], address.pets),
  registration: oneOf(['yes'], address.registration),
  page: pageFromAddress(address.page),
})

function conditions(filter: ApartmentFilter): Where {
  const { type, rooms, price } = filter
  const asked: Where[] = []
  if (type) asked.push({ adType: { equals: type } })
  if (rooms) asked.push({ rooms: rooms < ROOMS_MOST ? { equals: rooms } : { greater_than_equal: rooms } })
  if (price) asked.push({ price: { less_than_equal: price } })
  for (const [name, field] of Object.entries(flags)) {
    if (filter[name as keyof typeof flags]) asked.push({ [field]: { equals: true } })
  }
  return { and: asked }
}

export const listApartments = (filter: ApartmentFilter) =>
  readList<ShownApartment>({
    kind: 'apartments',
    query: filter.q,
    where: conditions(filter),
    sort: '-createdAt',
    select: shown,
    page: filter.page,
  })

export const apartmentBySlug = cache((slug: string) =>
  readItem<ShownApartment>({ collection: 'apartments', slug, select: shown }),
)
