import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionCustom,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { announce, announceAll } from '#changes/announce'
import type { Visible } from '#changes/change'
import { runSql, tableOf } from '#database/connection/sql'
import { relatedId } from '#domain/lists/ids'
import { isUnderShown, shownRows } from './shown-rows'
import { storedRow } from './stored-row'

export type VisibleOf = (doc: Record<string, unknown>) => Visible

export type Announcement = {
  visibleOf: VisibleOf
  within?: string
  shown?: readonly string[]
}

const noteName = (collection: string, id: unknown) => `announce:${collection}:${String(id)}`

/** Noted before the write, because a draft may lie over a published document. */
export const noteVisible =
  ({ visibleOf }: Announcement): CollectionBeforeChangeHook =>
  async ({ collection, context, operation, originalDoc, req }) => {
    if (operation !== 'update') return
    const { id, _status: status } = originalDoc as { id: string; _status: string }
    const row = status === 'published' ? originalDoc : await storedRow({ collection, doc: originalDoc, req })
    context[noteName(collection.slug, id)] = row && visibleOf(row)
  }

export const announceChange =
  ({ visibleOf, within, shown }: Announcement): CollectionAfterChangeHook =>
  async ({ collection, context, doc, operation, previousDoc, req }) => {
    const note = noteName(collection.slug, doc.id)
    const hasDrafts = Boolean(collection.versions?.drafts)
    const before = hasDrafts ? (context[note] as Visible) : visibleOf(previousDoc)
    const row = hasDrafts ? await storedRow({ collection, doc, req }) : doc
    const looksTheSame =
      operation === 'update' && shown?.every((field) => isSame(doc[field], previousDoc[field]))
    const isSeen = !looksTheSame && (await isUnderShown({ req, collection, doc }))
    delete context[note]
    await announce({
      req,
      change: {
        collection: collection.slug,
        documentId: doc.id,
        operation,
        before: operation === 'create' || !isSeen ? null : before,
        after: row && isSeen ? visibleOf(row) : null,
        within: withinOf(doc, within),
      },
    })
  }

export const announceDeletion =
  ({ visibleOf, within }: Announcement): CollectionAfterDeleteHook =>
  async ({ collection, doc, id, req }) =>
    announce({
      req,
      change: {
        collection: collection.slug,
        documentId: String(id),
        operation: 'delete',
        before: (await isUnderShown({ req, collection, doc })) ? visibleOf(doc) : null,
        after: null,
        within: withinOf(doc, within),
      },
    })

/** A global is always public; its slug stands for its id. */
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

/** For rows changed in SQL without hooks, whose visibility did not change. */
export async function announceTouched({ collection: { slug, custom }, docs, req }: Touched) {
  const { announcement }: CollectionCustom = custom
  if (!announcement) return
  const ids = docs.map(({ id }) => id)
  const shown = await shownRows({ req, collection: slug as CollectionSlug, ids })
  const changes = docs.map((doc) => {
    const seen = shown.has(doc.id) ? announcement.visibleOf(doc) : null
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

type Named = { req: PayloadRequest; collection: CollectionSlug; id: string }

/** For what changed beside the row itself: a count, the last reply. */
export async function announceUpdate({ req, collection, id: documentId }: Named) {
  const { announcement }: CollectionCustom = req.payload.collections[collection].config.custom
  const isSeen = (await shownRows({ req, collection, ids: [documentId] })).size > 0
  const seen = isSeen ? {} : null
  const within =
    announcement?.within && (await parentOf({ req, collection, id: documentId, field: announcement.within }))
  await announce({
    req,
    change: {
      collection,
      documentId,
      operation: 'update',
      before: seen,
      after: seen,
      within: within || undefined,
    },
  })
}

async function parentOf({ req, collection, id, field }: Named & { field: string }) {
  const parent = sql.identifier(`${field}_id`)
  const statement = sql`select ${parent} as parent from ${tableOf(collection)} where id = ${id}`
  const [row] = await runSql<{ parent: string | null }>(req, statement)
  return row?.parent
}

/** A relation can be an id or the document. */
const isSame = (one: unknown, other: unknown) => valueOf(one) === valueOf(other)
const valueOf = (value: unknown) => relatedId(value) ?? value ?? null

const withinOf = (doc: Record<string, unknown>, field: string | undefined) =>
  (field && relatedId(doc[field])) || undefined
