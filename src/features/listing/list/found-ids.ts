import { getPayload, type CollectionSlug } from 'payload'
import { cache } from 'react'
import config from '#config'
import { LIST_FOUND_MAX } from '#domain/limits'
import type { SearchKind } from '#domain/search/search-kinds'
import { findEntries } from '#search/results/find-entries'

/** The best match first; cached per request. */
export const foundIds = cache(async (kind: CollectionSlug & SearchKind, query: string): Promise<string[]> => {
  const payload = await getPayload({ config })
  const { results } = await findEntries({ payload }, { query, kinds: [kind], limit: LIST_FOUND_MAX })
  return results.map(({ id }) => id)
})
