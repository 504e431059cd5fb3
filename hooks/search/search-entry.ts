import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
  RelationshipField,
  SanitizedCollectionConfig,
} from 'payload'
import { isSearchKind, type SearchKind } from '#domain/search/search-kinds'
import type { SearchEntry } from '#search/entry'
import { forgetEntry, keepEntries } from '#search/keep-entries'
import { storedRow } from '#hooks/writes/stored-row'

/** Null when the document must not be found. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each collection says its own type
export type EntryOf = (doc: any) => SearchEntry | null

/** Reads the row itself, which holds the public version. */
export const keepSearchEntry =
  (namedAfter?: string): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const { kind, entryOf } = searchOf(collection)
    const row = await storedRow({ collection, doc, req })
    const stored = row && namedAfter ? await withRelation({ collection, row, field: namedAfter, req }) : row
    await keepEntries(req, { kind, entries: [{ id: String(doc.id), entry: stored && entryOf(stored) }] })
  }

export const forgetSearchEntry: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetEntry(req, { kind: searchOf(collection).kind, id: String(id) })

type Members = { of: SearchKind; field: string }

export const keepEntriesWithin =
  ({ of, field }: Members): CollectionAfterChangeHook =>
  async ({ doc, operation, previousDoc, req: { payload, transactionID } }) => {
    if (operation !== 'update' || doc.name === previousDoc.name) return
    const { kind, entryOf } = searchOf(payload.collections[of].config)
    const req = { payload, transactionID }
    const { docs } = await payload.find({
      collection: kind as 'articles',
      where: { [field]: { equals: doc.id } },
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
