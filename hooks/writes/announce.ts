import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { announce, announceAll } from '#changes/announce'
import type { Visible } from '#changes/change'
import { relatedId } from '#domain/lists/ids'

/** What a visitor sees of a stored document. */
export type VisibleOf = (doc: Record<string, unknown>) => Visible

export type Announcement = {
  visibleOf: VisibleOf
  /** The field that names the document whose room hears of this one. */
  within?: string
}

const noteName = (collection: string, id: unknown) => `announce:${collection}:${String(id)}`

/** A draft can stand over a published document, so what visitors saw is noted before anything is written. */
export const noteVisible =
  (visibleOf: VisibleOf): CollectionBeforeChangeHook =>
  async ({ collection, context, operation, originalDoc, req }) => {
    if (operation !== 'update') return
    const { id } = originalDoc as { id: string }
    context[noteName(collection.slug, id)] = await storedVisible({
      collection: collection.slug,
      id,
      req,
      visibleOf,
    })
  }

export const announceChange =
  ({ visibleOf, within }: Announcement): CollectionAfterChangeHook =>
  async ({ collection: { slug: collection, versions }, context, doc, operation, previousDoc, req }) => {
    const note = noteName(collection, doc.id)
    const hasDrafts = Boolean(versions?.drafts)
    const before = hasDrafts ? (context[note] as Visible) : visibleOf(previousDoc)
    const after = hasDrafts ? await storedVisible({ collection, id: doc.id, req, visibleOf }) : visibleOf(doc)
    delete context[note]
    await announce({
      req,
      change: {
        collection,
        documentId: doc.id,
        operation,
        before: operation === 'create' ? null : before,
        after,
        within: withinOf(doc, within),
      },
    })
  }

export const announceDeletion =
  ({ visibleOf, within }: Announcement): CollectionAfterDeleteHook =>
  async ({ collection: { slug: collection }, doc, id, req }) =>
    announce({
      req,
      change: {
        collection,
        documentId: String(id),
        operation: 'delete',
        before: visibleOf(doc),
        after: null,
        within: withinOf(doc, within),
      },
    })

/** A global is always there and everybody reads it; its name stands for its id. */
export const announceGlobal: GlobalAfterChangeHook = async ({ global: { slug }, req }) =>
  announce({
    req,
    change: { collection: slug, documentId: slug, operation: 'update', before: {}, after: {} },
  })

type Touched = {
  collection: SanitizedCollectionConfig
  docs: readonly ({ id: string } & Record<string, unknown>)[]
  req: PayloadRequest
}

/** For documents that one statement changed, past their hooks, in a way that leaves them as public as they were. */
export async function announceTouched({ collection: { slug, custom }, docs, req }: Touched) {
  const { announcement } = custom as { announcement?: Announcement }
  if (!announcement) return
  const changes = docs.map((doc) => {
    const seen = announcement.visibleOf(doc)
    const within = withinOf(doc, announcement.within)
    return {
      collection: slug,
      documentId: doc.id,
      operation: 'update',
      before: seen,
      after: seen,
      within,
    } as const
  })
  await announceAll({ req, changes })
}

const withinOf = (doc: Record<string, unknown>, field: string | undefined) =>
  (field && relatedId(doc[field])) || undefined

type Stored = { collection: CollectionSlug; id: string; req: PayloadRequest; visibleOf: VisibleOf }

/** The row itself: hooks are handed the newest draft instead. */
async function storedVisible({ collection, id, req, visibleOf }: Stored): Promise<Visible> {
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<{ id: string }>({ collection, where, req })
  return row ? visibleOf(row) : null
}
