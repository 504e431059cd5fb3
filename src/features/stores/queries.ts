import type { Where } from 'payload'
import { cache } from 'react'
import { cityFromAddress } from '#domain/places/cities'
import { oneOf } from '#domain/lists/list-address'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { storeTypes } from '#domain/stores/store-values'
import { readItem } from '../listing/read-item'
import { readList } from '../listing/read-list'
import { readSome } from '../listing/read-some'
import { shown, type ShownStore } from './store'

export type StoreFilter = { q: string; type?: string; city?: string; page: number }
type Address = Record<'q' | 'type' | 'city' | 'page', string | string[] | undefined>

export const storeFilter = ({ q, type, city, page }: Partial<Address>): StoreFilter => ({
  q: searchText(q),
  type: oneOf(storeTypes, type),
  city: cityFromAddress(city)?.id,
  page: pageFromAddress(page),
})

function conditions({ type, city }: StoreFilter): Where {
  const asked: Where[] = []
  if (type) asked.push({ type: { equals: type } })
  if (city) asked.push({ city: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

export const listStores = (filter: StoreFilter) =>
  readList<ShownStore>({
    kind: 'stores',
    query: filter.q,
    where: conditions(filter),
    sort: 'name',
    select: shown,
    page: filter.page,
  })

export const storeBySlug = cache((slug: string) =>
  readItem<ShownStore>({ collection: 'stores', slug, select: shown }),
)

const SIMILAR = 3

/** Others in the same city; without a store the newest of all. */
export const similarStores = (store?: ShownStore) =>
  readSome<ShownStore>({
    kind: 'stores',
    where: store ? { id: { not_equals: store.id }, city: { equals: store.city } } : {},
    sort: '-createdAt',
    select: shown,
    limit: SIMILAR,
  })
