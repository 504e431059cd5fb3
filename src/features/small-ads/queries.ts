import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { oneOf } from '#domain/lists/list-address'
import { pageFromAddress } from '#domain/lists/page-numbers'
import { searchText } from '#domain/search/search-words'
import { smallAdCategories } from '#domain/small-ads/small-ad-values'
import { readItem } from '../listing/read-item'
import { readList, type List } from '../listing/read-list'
import { shown, type ShownAd } from './small-ad'

export type SmallAdCategory = (typeof smallAdCategories)[number]
export type SmallAdFilter = { q: string; category?: SmallAdCategory; page: number }
type Address = Record<'q' | 'category' | 'page', string | string[] | undefined>

export const smallAdFilter = ({ q, category, page }: Partial<Address>): SmallAdFilter => ({
  q: searchText(q),
  category: oneOf(smallAdCategories, category),
  page: pageFromAddress(page),
})

export const listSmallAds = ({ q, category, page }: SmallAdFilter): Promise<List<ShownAd>> =>
  readList<ShownAd>({
    kind: 'small-ads',
    query: q,
    where: category ? { category: { equals: category } } : {},
    sort: '-publishedAt',
    select: shown,
    page,
  })

/** How many ads are valid now, whatever is being looked for. */
export async function countSmallAds(): Promise<number> {
  const payload = await getPayload({ config })
  const { totalDocs } = await payload.count({ collection: 'small-ads', overrideAccess: false })
  return totalDocs
}

export const smallAdBySlug = cache((slug: string) =>
  readItem<ShownAd>({ collection: 'small-ads', slug, select: shown }),
)
