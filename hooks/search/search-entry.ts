import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isSearchKind, type SearchKind } from '#domain/search/search-kinds'
import type { SearchEntry } from '#search/entry'
import { forgetEntry, keepEntries } from '#search/keep-entries'

/**
 * What may be found of a stored document; null: nothing (a draft, pending, rejected). Its relations stand in it one
 * level deep as documents.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each collection says its own type
export type EntryOf<Doc = any> = (doc: Doc) => SearchEntry | null

export const keepSearchEntry =
  (entryOf: EntryOf): CollectionAfterChangeHook =>
  async ({ collection, doc, req }) => {
    const kind = searchKind(collection.slug)
    const id = String(doc.id)
    const stored = await storedDocument({ kind, id, req })
    await keepEntries(req, { kind, entries: [{ id, entry: stored && entryOf(stored) }] })
  }

export const forgetSearchEntry: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetEntry(req, { kind: searchKind(collection.slug), id: String(id) })

type Members = { kind: SearchKind; field: string; entryOf: EntryOf }

/** For a category by whose name the documents in it are found: renamed, it renames them. */
export const keepEntriesWithin =
  ({ kind, field, entryOf }: Members): CollectionAfterChangeHook =>
  async ({ doc, operation, previousDoc, req: { payload, transactionID } }) => {
    if (operation !== 'update' || doc.name === previousDoc.name) return
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

type Stored = { kind: SearchKind; id: string; req: PayloadRequest }

/**
 * A hook is handed the newest draft, without what the writer may not read; found is what is published. Read by
 * nobody in particular, because owner and staff are shown the version that waits for approval.
 */
const storedDocument = ({ kind, id, req: { payload, transactionID } }: Stored) =>
  payload.findByID({
    collection: kind as 'articles',
    id,
    depth: 1,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req: { payload, transactionID },
  })

function searchKind(slug: string): SearchKind {
  if (!isSearchKind(slug)) throw new Error(`${slug} is missing in src/domain/search/search-kinds.ts`)
  return slug
}
