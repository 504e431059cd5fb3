import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { askedLand, type AskedLand } from '#domain/embassies/asked-land'
import { missionTypes, type MissionType } from '#domain/embassies/consulate-of'
import { inOrder } from '#domain/lists/ids'
import { oneOf, type ListQuery } from '#domain/lists/list-address'
import { searchText } from '#domain/search/search-words'
import { foundIds } from '../listing/found-ids'
import { readItem } from '../listing/read-item'
import { shown, type ShownEmbassy } from './embassy'

type Address = Record<string, string | string[] | undefined>
export type EmbassyFilter = { q: string; type?: MissionType; asked: AskedLand }

export const embassyFilter = (address: Address): EmbassyFilter => ({
  q: searchText(address.q),
  type: oneOf(missionTypes, address.type),
  asked: askedLand(address),
})

/** What the other filters of the page keep. The Land filters nothing: it asks who serves it. */
export function embassyQuery({ q, type, asked: { land, postcode } }: EmbassyFilter): ListQuery {
  return { q, type, ...(postcode ? { plz: postcode } : { land: land ?? undefined }) }
}

/** All of them, by name: there are a dozen, so one page holds them. */
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

/** Those that the search finds, the best first; without words all of them. */
export async function embassiesFound(query: string): Promise<readonly ShownEmbassy[]> {
  const all = await allEmbassies()
  if (!query) return all
  return inOrder(await foundIds('embassies', query), all)
}

export const embassyBySlug = cache((slug: string) =>
  readItem<ShownEmbassy>({ collection: 'embassies', slug, select: shown }),
)
