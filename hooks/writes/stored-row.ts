import type { CollectionSlug, PayloadRequest } from 'payload'

type Row = Record<string, unknown> & { id: string }
type Written = { collection: { slug: string }; doc: { id: string }; req: PayloadRequest }

const rows = new WeakMap<object, Promise<Row | null>>()

/** Hooks get the newest draft, reduced to what the writer may read. Read once for all hooks of a write. */
export function storedRow({ collection, doc, req }: Written): Promise<Row | null> {
  const known = rows.get(doc)
  if (known) return known
  const where = { id: { equals: doc.id } }
  const row = req.payload.db.findOne<Row>({ collection: collection.slug as CollectionSlug, where, req })
  rows.set(doc, row)
  return row
}
