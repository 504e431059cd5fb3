import type { CollectionSlug, PayloadRequest } from 'payload'

type Row = Record<string, unknown> & { id: string }
type Written = { collection: { slug: string }; doc: { id: string }; req: PayloadRequest }

const rows = new WeakMap<object, Promise<Row | null>>()

/**
 * The row itself: hooks are handed the newest draft, and of that only what the writer may read and has asked for. All
 * hooks after a write are handed the same document, so it is read once for them.
 */
export function storedRow({ collection, doc, req }: Written): Promise<Row | null> {
  const known = rows.get(doc)
  if (known) return known
  const where = { id: { equals: doc.id } }
  const row = req.payload.db.findOne<Row>({ collection: collection.slug as CollectionSlug, where, req })
  rows.set(doc, row)
  return row
}
