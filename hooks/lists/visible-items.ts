import type { CollectionSlug, PayloadRequest } from 'payload'
import { cutText } from '#domain/text/excerpt'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl } from '#domain/kinds'
import { ACTIVITY_TEXT_MAX } from '#domain/limits'

export type VisibleItem = { title: string; url: string }
type Asked = { req: PayloadRequest; kind: ItemKind; ids: string[] }
type Doc = {
  id: string
  title?: string | null
  name?: string | null
  content?: unknown
  slug?: string | null
}

export async function visibleItems({ req, kind, ids }: Asked): Promise<Map<string, VisibleItem>> {
  const collection = req.payload.collections[kind as CollectionSlug]
  if (!collection || ids.length === 0) return new Map()
  const shown = ['title', 'name', 'slug', ...(kind === 'posts' ? ['content'] : [])]
  const names = collection.config.flattenedFields
    .map(({ name }) => name)
    .filter((name) => shown.includes(name))
  const { docs } = await req.payload.find({
    collection: kind as CollectionSlug,
    where: { id: { in: ids } },
    select: Object.fromEntries(names.map((name) => [name, true])),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(
    (docs as Doc[]).map((doc) => [doc.id, { title: titleOf(doc), url: itemUrl({ kind, ...doc }) }]),
  )
}

const titleOf = ({ title, name, content }: Doc) =>
  title ?? name ?? cutText(String(content ?? ''), ACTIVITY_TEXT_MAX)
