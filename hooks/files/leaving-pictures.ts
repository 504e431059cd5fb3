import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { holdUnusedPicture, keepPicture } from '#database/statements/files/unused-pictures'
import { pictureIds } from '#domain/files/item-pictures'
import { relatedId } from '#domain/lists/ids'
import { appealUntil } from '#domain/moderation/statements'
import { isStaff } from '#domain/roles'

type Row = Record<string, unknown>

/**
 * What members take out or delete is deleted with its files. What staff has hidden or deletes is kept for as long as
 * that can be appealed, and only staff sees it.
 */
export const picturesLeave = (field: string) => {
  const rows = new WeakMap<PayloadRequest, Map<string, Row>>()

  const noteRow: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
    const where = { id: { equals: id } }
    const row = await req.payload.db.findOne<Row & { id: string }>({
      collection: collection.slug,
      where,
      req,
    })
    if (!row) return
    rows.set(req, (rows.get(req) ?? new Map()).set(String(id), row))
  }

  const dropAll: CollectionAfterDeleteHook = async ({ id, req }) => {
    const row = rows.get(req)?.get(String(id))
    if (row)
      await leave({ ids: pictureIds(row, field), isKept: isByStaff(row, req) || isWithdrawn(row), req })
  }

  const dropRemoved: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    if (operation !== 'update') return
    const shown = pictureIds(doc, field)
    const ids = pictureIds(previousDoc, field).filter((id) => !shown.includes(id))
    const isKept = isByStaff(previousDoc, req) || isWithdrawn(previousDoc)
    await leave({ ids, isKept, req })
  }

  return {
    beforeDelete: [noteRow],
    afterDelete: [dropAll],
    afterChange: [dropRemoved],
  }
}

const isByStaff = ({ owner }: Row, { user }: PayloadRequest) => isStaff(user) && relatedId(owner) !== user?.id

/** Hidden, or taken down after it was public. */
const isWithdrawn = ({ hidden, approval, listedAt }: Row) =>
  hidden === true || (approval === 'rejected' && Boolean(listedAt))

type Leaving = { ids: string[]; isKept: boolean; req: PayloadRequest }

async function leave({ ids, isKept, req }: Leaving) {
  for (const id of ids) {
    // Another item, or the version that waits, may still show it.
    if (!(await holdUnusedPicture(req, id))) continue
    if (isKept) await keepPicture(req, { id, until: appealUntil(new Date().toISOString()) })
    else await req.payload.delete({ collection: 'media', id, depth: 0, req })
  }
}
