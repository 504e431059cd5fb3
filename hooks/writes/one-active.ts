import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { unexpired } from '#access/visibility/unexpired'
import { runSql, tableOf } from '#database/connection/sql'

type Owner = { req: PayloadRequest; collection: string; owner: unknown }

/** One write per member at a time. Taken before any row lock, to avoid deadlocks. */
export async function lockOwner({ req, collection, owner }: Owner) {
  const turn = `${collection}:${String(owner)}`
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${turn}))`)
}

/** Two concurrent writes under an exclusion constraint would end as a deadlock instead of a refusal. */
export const waitForOwnersLock: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const owner: unknown = originalDoc?.owner ?? req.user?.id ?? data.owner
  if (owner) await lockOwner({ req, collection: collection.slug, owner })
  return data
}

/** Early refusal; concurrent requests are refused by the constraint. */
export const refuseSecondActive =
  (message: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    if (operation !== 'create' || !req.user) return args
    const active = await runSql(
      req,
      sql`select 1 from ${tableOf(collection.slug)} where owner_id = ${req.user.id} and ${unexpired.sql()} limit 1`,
    )
    if (active.length > 0) throw new APIError(message, 409, null, true)
    return args
  }
