import { getPayload, type CollectionSlug, type SelectType, type Where } from 'payload'
import config from '#config'
import { inOrder } from '#domain/lists/ids'
import { listWindow } from '#domain/lists/list-window'
import type { SearchKind } from '#domain/search/search-kinds'
import { foundIds } from './found-ids'
import { openIds } from './open-ids'

type Asked = {
  kind: CollectionSlug & SearchKind
  /** With it, the best matches come first. */
  query: string
  where?: Where
  /** The order without a search; the id is added, so that no item shows twice. */
  sort: string
  select: SelectType
  page: number
  depth?: 0 | 1
}
export type List<Doc> = { docs: Doc[]; total: number }

/** Reads as a visitor, because pages are cached for everybody. The site's search forgives typos and either script. */
export const readList = <Doc>(asked: Asked): Promise<List<Doc>> =>
  asked.query ? matching<Doc>(asked) : all<Doc>(asked)

/** As many as `readList` finds: for the numbers on tabs and in the sheet of filters. */
export async function countList({ kind, query, where }: Pick<Asked, 'kind' | 'query' | 'where'>) {
  const payload = await getPayload({ config })
  const asked: Where[] = [where ?? {}]
  if (query) asked.push({ id: { in: await foundIds(kind, query) } })
  const { totalDocs } = await payload.count({
    collection: kind,
    where: { and: asked },
    overrideAccess: false,
  })
  return totalDocs
}

async function all<Doc>({ kind, where, sort, select, page, depth = 1 }: Asked) {
  const payload = await getPayload({ config })
  const { shown, batch, batchSize } = listWindow(page)
  const { docs, totalDocs } = await payload.find({
    collection: kind,
    where,
    sort: [sort, 'id'],
    select,
    depth,
    // Payload computes the offset from page and limit, so only the first batch can be shorter.
    ...(batch === 1 ? { limit: shown, page: 1 } : { limit: batchSize, page: batch }),
    overrideAccess: false,
  })
  return { docs: docs.slice(0, shown) as Doc[], total: totalDocs }
}

async function matching<Doc>({ kind, query, where, select, page, depth = 1 }: Asked) {
  const payload = await getPayload({ config })
  const ids = await openIds({ kind, query, where })
  const { shown, batch, batchSize } = listWindow(page)
  const inWindow = ids.slice((batch - 1) * batchSize).slice(0, shown)
  const { docs } = await payload.find({
    collection: kind,
    where: { id: { in: inWindow } },
    select,
    depth,
    pagination: false,
    overrideAccess: false,
  })
  return { docs: inOrder(inWindow, docs as { id: string }[]) as Doc[], total: ids.length }
}
