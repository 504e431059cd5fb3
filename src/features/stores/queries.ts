import type { Where } from 'payload'
import { cache } from 'react'
import { cityFromAddress } from '#domain/places/cities'
import type { StoreFilter } from '#domain/stores/store-filters'
import { readItem } from '../listing/item/read-item'
import { countList, readList } from '../listing/list/read-list'
import { readSome } from '../listing/list/read-some'
import { shown, type ShownStore } from './store'

function conditions({ type, city }: StoreFilter): Where {
  const asked: Where[] = []
  if (type) asked.push({ type: { equals: type } })
  if (city) asked.push({ city: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

const question = (filter: StoreFilter) =>
  ({ kind: 'stores', query: filter.q, where: conditions(filter) }) as const

export const listStores = (filter: StoreFilter) =>
  readList<ShownStore>({
    ...question(filter),
    sort: 'name',
    select: shown,
    page: filter.page,
  })

export const storesFound = (filter: StoreFilter) => countList(question(filter))

export const storeBySlug = cache((slug: string) =>
  readItem<ShownStore>({ collection: 'stores', slug, select: shown }),
)

const SIMILAR = 3

export const similarStores = (store?: ShownStore) =>
  readSome<ShownStore>({
    kind: 'stores',
    where: store ? { id: { not_equals: store.id }, city: { equals: store.city } } : {},
    sort: '-createdAt',
    select: shown,
    limit: SIMILAR,
  })
