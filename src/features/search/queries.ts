import { getPayload } from 'payload'
import { isForumOpen } from '#access/forum'
import config from '#config'
import { SEARCH_PER_PAGE } from '#domain/limits'
import { placeOf, type SearchAsked } from '#domain/search/search-address'
import { searchKinds } from '#domain/search/search-kinds'
import { findEntries } from '#search/find-entries'
import { publicAddresses } from '#search/public-addresses'
import type { FoundItem } from './answer'

export type SearchFound = {
  results: FoundItem[]
  total: number
  pages: number
  /** Whether visitors are shown the forum too. */
  hasForum: boolean
}

/** What a visitor finds: the pages are drawn for nobody, so topics only while visitors may read the forum. */
export async function findAnywhere({ query, kind, city, near, page }: SearchAsked): Promise<SearchFound> {
  const payload = await getPayload({ config })
  const hasForum = await isForumOpen({ payload })
  const closed = hasForum ? [] : (['forum-topics'] as const)
  const found = await findEntries(
    { payload },
    {
      query,
      kinds: kind ? [kind] : [],
      closed,
      city: city?.name,
      near: near ? placeOf(near) : undefined,
      page,
      limit: SEARCH_PER_PAGE,
    },
  )
  return { ...found, pages: Math.ceil(found.total / SEARCH_PER_PAGE), hasForum }
}

const elsewhere = ['articles', 'forum-topics', 'posts']
const listedKinds = searchKinds.filter((kind) => !elsewhere.includes(kind))

/** Pages of items for search engines; news come with their dates, and what is said in the community has no pages. */
export async function itemAddresses(): Promise<string[]> {
  const payload = await getPayload({ config })
  return publicAddresses({ payload }, listedKinds)
}
