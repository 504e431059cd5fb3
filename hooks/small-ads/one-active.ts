import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { runSql, tableOf } from '#database/connection/sql'

type Owner = { req: PayloadRequest; collection: string; owner: unknown }

/**
 * One write of a member after the other, until the end of the transaction. Whoever also locks rows takes the turn
 * first, so that no two wait for each other.
 */
export async function lockOwner({ req, collection, owner }: Owner) {
  const turn = `${collection}:${String(owner)}`
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${turn}))`)
}

/**
 * An exclusion constraint lets two writes at the same moment wait for each other, which PostgreSQL ends as a deadlock
 * instead of refusing the second.
 */
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

/** Says no before any work is done. The constraint decides when two requests come at the same moment. */
export const refuseSecondActive =
  (message: string): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, req }) => {
    if (operation !== 'create' || !req.user) return args
    const active = await runSql(
      req,
      sql`select 1 from ${tableOf(collection.slug)} where owner_id = ${req.user.id} and expires_at > now() limit 1`,
    )
    if (active.length > 0) throw new APIError(message, 409, null, true)
    return args
  }
