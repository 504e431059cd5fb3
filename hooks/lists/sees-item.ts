import type { CollectionSlug, PayloadRequest } from 'payload'
import { isId } from '#domain/lists/ids'

type Asked = { req: PayloadRequest; collection: CollectionSlug; id: unknown }

/** Our own code sees everything; over REST the caller's access applies. */
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
