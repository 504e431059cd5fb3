import { getPayload } from 'payload'
import { isForumOpen } from '#access/forum'
import config from '#config'
import { undatedKinds } from '#domain/kinds'
import { SEARCH_PER_PAGE } from '#domain/limits'
import { placeOf, type SearchAsked } from '#domain/search/search-address'
import { noteMiss } from '#search/note-miss'
import { findEntries } from '#search/results/find-entries'
import { type PublicAddress, publicAddresses } from '#search/public-addresses'
import type { FoundItem, Understanding } from './answer'

export type SearchFound = {
  results: FoundItem[]
  total: number
  pages: number
  understood: Understanding
  /** Without the filters, where these leave nothing. */
  unfiltered: number
  /** Whether visitors may read the forum. */
  hasForum: boolean
}

/** Searches as a visitor, because pages are cached for everybody: topics only while the forum is public. */
export async function findAnywhere({ query, kind, city, near, page }: SearchAsked): Promise<SearchFound> {
  const payload = await getPayload({ config })
  const hasForum = await isForumOpen({ payload })
  const question = {
    query,
    closed: hasForum ? [] : (['forum-topics'] as const),
    near: near ? placeOf(near) : undefined,
  }
  const found = await findEntries(
    { payload },
    { ...question, kinds: kind ? [kind] : [], city: city?.name, page, limit: SEARCH_PER_PAGE },
  )
  const isWider = found.total === 0 && Boolean(kind ?? city)
  const unfiltered = isWider ? (await findEntries({ payload }, { ...question, limit: 1 })).total : found.total
  if (unfiltered === 0 && page === 1) noteMiss(payload, question)
  return { ...found, pages: Math.ceil(found.total / SEARCH_PER_PAGE), unfiltered, hasForum }
}

/** For the sitemap. */
export async function itemAddresses(): Promise<PublicAddress[]> {
  const payload = await getPayload({ config })
  return publicAddresses({ payload }, undatedKinds)
}
