import type { Where } from 'payload'
import { cache } from 'react'
import { cityFromAddress } from '#domain/places/cities'
import { oneOf } from '#domain/lists/list-address'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { serviceCategories } from '#domain/services/service-values'
import { readItem } from '../listing/read-item'
import { readList } from '../listing/read-list'
import { readSome } from '../listing/read-some'
import { shown, type ShownService } from './service'

export type ServiceFilter = { q: string; category?: string; city?: string; page: number }
type Address = Record<'q' | 'category' | 'city' | 'page', string | string[] | undefined>

export const serviceFilter = ({ q, category, city, page }: Partial<Address>): ServiceFilter => ({
  q: searchText(q),
  category: oneOf(serviceCategories, category),
  city: cityFromAddress(city)?.id,
  page: pageFromAddress(page),
})

function conditions({ category, city }: ServiceFilter): Where {
  const asked: Where[] = []
  if (category) asked.push({ category: { equals: category } })
  // Members write their city as they like.
  if (city) asked.push({ location: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

export const listServices = (filter: ServiceFilter) =>
  readList<ShownService>({
    kind: 'services',
    query: filter.q,
    where: conditions(filter),
    sort: '-createdAt',
    select: shown,
    page: filter.page,
  })

export const serviceBySlug = cache((slug: string) =>
  readItem<ShownService>({ collection: 'services', slug, select: shown }),
)

const SIMILAR = 3

export const newestServices = () =>
  readSome<ShownService>({ kind: 'services', sort: '-createdAt', select: shown, limit: SIMILAR })
