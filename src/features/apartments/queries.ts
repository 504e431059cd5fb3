import type { Where } from 'payload'
import { cache } from 'react'
import {
  apartmentFlags as flags,
  type ApartmentFilter,
  ROOMS_MOST,
} from '#domain/apartments/apartment-filters'
import { readItem } from '../listing/item/read-item'
import { countList, readList } from '../listing/list/read-list'
import { readSome } from '../listing/list/read-some'
import { shown, type ShownApartment } from './apartment'

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

const question = (filter: ApartmentFilter) =>
  ({ kind: 'apartments', query: filter.q, where: conditions(filter) }) as const

export const listApartments = (filter: ApartmentFilter) =>
  readList<ShownApartment>({
    ...question(filter),
    sort: '-createdAt',
    select: shown,
    page: filter.page,
  })

export const apartmentsFound = (filter: ApartmentFilter) => countList(question(filter))

export const apartmentBySlug = cache((slug: string) =>
  readItem<ShownApartment>({ collection: 'apartments', slug, select: shown }),
)

const SIMILAR = 3

export const similarApartments = (apartment?: Pick<ShownApartment, 'id' | 'adType'>) =>
  readSome<ShownApartment>({
    kind: 'apartments',
    where: apartment ? { id: { not_equals: apartment.id }, adType: { equals: apartment.adType } } : {},
    sort: '-createdAt',
    select: shown,
    limit: SIMILAR,
  })
