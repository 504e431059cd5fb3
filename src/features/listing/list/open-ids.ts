import { getPayload, type CollectionSlug, type Where } from 'payload'
import config from '#config'
import type { SearchKind } from '#domain/search/search-kinds'
import { foundIds } from './found-ids'

type Asked = { kind: CollectionSlug & SearchKind; query: string; where?: Where }

/** Search results that visitors may open and that match the other filters, the best first. */
export async function openIds({ kind, query, where = {} }: Asked): Promise<string[]> {
  const payload = await getPayload({ config })
  const ids = await foundIds(kind, query)
  const { docs } = await payload.find({
    collection: kind,
    where: { and: [{ id: { in: ids } }, where] },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  const open = new Set(docs.map(({ id }) => String(id)))
  return ids.filter((id) => open.has(id))
}
