import { getPayload } from 'payload'
import { isForumOpen } from '#access/forum'
import config from '#config'
import { undatedKinds } from '#domain/kinds'
import { SEARCH_PER_PAGE } from '#domain/limits'
import { placeOf, type SearchAsked } from '#domain/search/search-address'
import { findEntries } from '#search/find-entries'
import { publicAddresses } from '#search/public-addresses'
import type { FoundItem } from './answer'

export type SearchFound = {
  results: FoundItem[]
  total: number
  pages: number
  /** Whether visitors may read the forum. */
  hasForum: boolean
}

/** Searches as a visitor, because pages are cached for everybody: topics only while the forum is public. */
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

/** For the sitemap. */
export async function itemAddresses(): Promise<string[]> {
  const payload = await getPayload({ config })
  return publicAddresses({ payload }, undatedKinds)
}
