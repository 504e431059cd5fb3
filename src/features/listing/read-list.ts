import { getPayload, type CollectionSlug, type SelectType, type Where } from 'payload'
import config from '#config'
import { inOrder } from '#domain/lists/ids'
import { listWindow } from '#domain/lists/list-window'
import type { SearchKind } from '#domain/search/search-kinds'
import { foundIds } from './found-ids'
import { openIds } from './open-ids'

type Asked = {
  kind: CollectionSlug & SearchKind
  /** What was typed; the best matches come first then. */
  query: string
  /** The other filters. */
  where?: Where
  /** The order without a search; the id is added, so that no item shows twice. */
  sort: string
  select: SelectType
  page: number
  depth?: 0 | 1
}
export type List<Doc> = { docs: Doc[]; total: number }

/**
 * One window of a list as a visitor sees it: pages are drawn for everybody. The text goes through the search of the
 * whole site, so that every list forgives spelling and script alike.
 */
export const readList = <Doc>(asked: Asked): Promise<List<Doc>> =>
  asked.query ? matching<Doc>(asked) : all<Doc>(asked)

/** How many a visitor would see in such a list: for the numbers on tabs. */
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

async function all<Doc>({ kind, where, sort, select, page, depth = 0 }: Asked) {
  const payload = await getPayload({ config })
  const { shown, stretch, stretchSize } = listWindow(page)
  const { docs, totalDocs } = await payload.find({
    collection: kind,
    where,
    sort: [sort, 'id'],
    select,
    depth,
    // Payload counts pages by their size, and only the first stretch can be asked for in part.
    ...(stretch === 1 ? { limit: shown, page: 1 } : { limit: stretchSize, page: stretch }),
    overrideAccess: false,
  })
  return { docs: docs.slice(0, shown) as Doc[], total: totalDocs }
}

async function matching<Doc>({ kind, query, where, select, page, depth = 0 }: Asked) {
  const payload = await getPayload({ config })
  const ids = await openIds({ kind, query, where })
  const { shown, stretch, stretchSize } = listWindow(page)
  const inWindow = ids.slice((stretch - 1) * stretchSize).slice(0, shown)
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
