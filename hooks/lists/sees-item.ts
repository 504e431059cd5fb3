import type { CollectionSlug, PayloadRequest } from 'payload'
import { isId } from '#domain/lists/public-query'

type Asked = { req: PayloadRequest; collection: CollectionSlug; id: unknown }

/** Whether there is such a thing for whoever asks; the server itself sees everything. */
export async function seesItem({ req, collection, id }: Asked): Promise<boolean> {
  if (!isId(id)) return false
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id } },
    overrideAccess: req.payloadAPI !== 'REST',
    req,
  })
  return totalDocs > 0
}
