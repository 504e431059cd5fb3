import { getPayload } from 'payload'
import { cache } from 'react'
import type { SmallAdFilter } from '#domain/small-ads/small-ad-filters'
import config from '#config'
import { readItem } from '../listing/item/read-item'
import { readList, type List } from '../listing/list/read-list'
import { readSome } from '../listing/list/read-some'
import { shown, type ShownAd } from './small-ad'

export const listSmallAds = ({ q, category, page }: SmallAdFilter): Promise<List<ShownAd>> =>
  readList<ShownAd>({
    kind: 'small-ads',
    query: q,
    where: category ? { category: { equals: category } } : {},
    sort: '-publishedAt',
    select: shown,
    page,
  })

export async function countSmallAds(): Promise<number> {
  const payload = await getPayload({ config })
  const { totalDocs } = await payload.count({ collection: 'small-ads', overrideAccess: false })
  return totalDocs
}

export const smallAdBySlug = cache((slug: string) =>
  readItem<ShownAd>({ collection: 'small-ads', slug, select: shown }),
)

const SIMILAR = 3

export const similarSmallAds = (ad?: Pick<ShownAd, 'id' | 'category'>) =>
  readSome<ShownAd>({
    kind: 'small-ads',
    where: ad ? { id: { not_equals: ad.id }, category: { equals: ad.category } } : {},
    sort: '-publishedAt',
    select: shown,
    limit: SIMILAR,
  })
