import type { Where } from 'payload'
import { cache } from 'react'
import { cityFromAddress } from '#domain/places/cities'
import type { ServiceFilter } from '#domain/services/service-filters'
import { readItem } from '../listing/item/read-item'
import { countList, readList } from '../listing/list/read-list'
import { readSome } from '../listing/list/read-some'
import { shown, type ShownService } from './service'

function conditions({ category, city }: ServiceFilter): Where {
  const asked: Where[] = []
  if (category) asked.push({ category: { equals: category } })
  // Cities are stored as typed.
  if (city) asked.push({ location: { in: [...cityFromAddress(city)!.spellings] } })
  return { and: asked }
}

const question = (filter: ServiceFilter) =>
  ({ kind: 'services', query: filter.q, where: conditions(filter) }) as const

export const listServices = (filter: ServiceFilter) =>
  readList<ShownService>({
    ...question(filter),
    sort: '-createdAt',
    select: shown,
    page: filter.page,
  })

export const servicesFound = (filter: ServiceFilter) => countList(question(filter))

export const serviceBySlug = cache((slug: string) =>
  readItem<ShownService>({ collection: 'services', slug, select: shown }),
)

const SIMILAR = 3

export const newestServices = () =>
  readSome<ShownService>({ kind: 'services', sort: '-createdAt', select: shown, limit: SIMILAR })
