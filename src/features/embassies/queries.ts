import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { inOrder } from '#domain/lists/ids'
import { foundIds } from '../listing/list/found-ids'
import { readItem } from '../listing/item/read-item'
import { shown, type ShownEmbassy } from './embassy'

/** There are a dozen, so one page holds them. */
export const allEmbassies = cache(async (): Promise<ShownEmbassy[]> => {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'embassies',
    sort: ['name', 'id'],
    select: shown,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs
})

/** The best match first; without a query all of them. */
export async function embassiesFound(query: string): Promise<readonly ShownEmbassy[]> {
  const all = await allEmbassies()
  if (!query) return all
  return inOrder(await foundIds('embassies', query), all)
}

export const embassyBySlug = cache((slug: string) =>
  readItem<ShownEmbassy>({ collection: 'embassies', slug, select: shown }),
)
