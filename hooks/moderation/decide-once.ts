import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { runSql, tableOf } from '#database/connection/sql'
import type { DecisionState } from '#domain/moderation/decisions'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'

type Asked = { collection: string; id: string; req: PayloadRequest }

/** Locks the row: of two concurrent decisions the second gets 409. */
export async function lockUndecided({ collection, id, req }: Asked): Promise<void> {
  const [row] = await runSql<{ status: DecisionState }>(
    req,
    sql`select status from ${tableOf(collection)} where id = ${id} for update`,
  )
  if (row && row.status !== 'pending') throw new APIError(decisionTexts.alreadyDecided, 409, null, true)
}

export const decideOnce: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, status: 'pending', decidedBy: null, decidedAt: null }
  const asked = data.status ?? originalDoc.status
  if (asked === originalDoc.status) return asked === 'pending' ? data : { ...data, ...kept(originalDoc) }
  await lockUndecided({ collection: collection.slug, id: originalDoc.id, req })
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}

export const checkAction: CollectionBeforeChangeHook = ({ data, req }) => {
  if (data.status !== 'rejected' || !data.action || data.action === 'none') return data
  const errors = [{ path: 'action', message: reportTexts.rejectedHasNoAction }]
  throw new ValidationError({ errors, req }, req.t)
}

type Decided = { action?: string | null; ground?: string | null; note?: string | null }

const kept = ({ action, ground, note }: Decided) => ({ action, ground, note })
