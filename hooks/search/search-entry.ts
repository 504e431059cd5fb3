import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  RelationshipField,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { isSearchKind, type SearchKind } from '#domain/search/search-kinds'
import type { SearchEntry } from '#search/index/entry'
import { forgetEntry, keepEntries } from '#search/index/keep-entries'
import { storedRow } from '#hooks/writes/stored-row'

/** Null when the document must not be found. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each collection says its own type
export type EntryOf = (doc: any) => SearchEntry | null

/** Reads the row itself, which holds the public version. */
export const keepSearchEntry =
  (namedAfter: readonly string[]): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const { kind, entryOf } = searchOf(collection)
    let row: Record<string, unknown> | null = await storedRow({ collection, doc, req })
    for (const field of namedAfter) row = row && (await withRelation({ collection, row, field, req }))
    await keepEntries(req, { kind, entries: [{ id: String(doc.id), entry: row && entryOf(row) }] })
  }

export const forgetSearchEntry: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetEntry(req, { kind: searchOf(collection).kind, id: String(id) })

type Members = {
  of: SearchKind
  field: string
  /** The field that they are found by. */
  name?: string
}

export const keepEntriesWithin =
  ({ of, field, name = 'name' }: Members): CollectionAfterChangeHook =>
  async ({ doc, operation, previousDoc, req }) => {
    if (operation !== 'update' || doc[name] === previousDoc[name]) return
    await renewEntries({ of, where: { [field]: { equals: doc.id } }, req })
  }

type Renewal = { of: SearchKind; where: Where; req: PayloadRequest }

/** For what was written past the hooks, or is named after something else. */
export async function renewEntries({ of, where, req: { payload, transactionID } }: Renewal) {
  const { kind, entryOf } = searchOf(payload.collections[of].config)
  const req = { payload, transactionID }
  const { docs } = await payload.find({
    collection: kind as 'articles',
    where,
    depth: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  await keepEntries(req, { kind, entries: docs.map((one) => ({ id: one.id, entry: entryOf(one) })) })
}

type Related = {
  collection: SanitizedCollectionConfig
  row: Record<string, unknown>
  field: string
  req: PayloadRequest
}

async function withRelation({ collection, row, field: name, req }: Related) {
  const field = collection.flattenedFields.find((one) => one.name === name) as RelationshipField
  const where = { id: { equals: row[name] } }
  const find = { collection: field.relationTo as CollectionSlug, where, req }
  return { ...row, [name]: row[name] ? await req.payload.db.findOne(find) : null }
}

function searchOf({ slug, custom }: SanitizedCollectionConfig) {
  if (!isSearchKind(slug)) throw new Error(`${slug} is missing in src/domain/kinds.ts`)
  return { kind: slug, entryOf: custom.searchEntryOf }
}
