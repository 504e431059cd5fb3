import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { EXPORT_PORTION } from '#domain/panel-limits'

type Asked = { collection: CollectionSlug; where?: Where; select?: Record<string, true>; depth?: number }
export type ReadDoc = { id: string } & Record<string, unknown>

/** Any number of rows with the caller's access, never all at once. */
export async function* portionsById(req: PayloadRequest, { where, select, ...asked }: Asked) {
  for (let last: string | null = null; ;) {
    const behind: Where[] = last ? [{ id: { greater_than: last } }] : []
    const { docs } = await req.payload.find({
      depth: 0,
      ...asked,
      ...(select && { select: select as never }),
      where: { and: [...(where ? [where] : []), ...behind] },
      sort: 'id',
      limit: EXPORT_PORTION,
      pagination: false,
      overrideAccess: false,
      req,
    })
    if (docs.length > 0) yield docs as unknown as ReadDoc[]
    if (docs.length < EXPORT_PORTION) return
    last = docs.at(-1)!.id as string
  }
}
