import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { runSql } from '#database/sql'

/**
 * One write of a member after the other. An exclusion constraint lets two at the same moment wait for each other,
 * which PostgreSQL ends as a deadlock instead of refusing the second.
 */
export const waitForOwnersTurn: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const owner: unknown = originalDoc?.owner ?? req.user?.id ?? data.owner
  if (!owner) return data
  const turn = `${collection.slug}:${String(owner)}`
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${turn}))`)
  return data
}
