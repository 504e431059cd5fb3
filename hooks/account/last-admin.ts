import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { runSql } from '#database/connection/sql'
import { userTexts } from '#texts/panels/collections'

export const keepLastAdminRole: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isDemotion =
    operation === 'update' && originalDoc?.role === 'admin' && data.role && data.role !== 'admin'
  if (isDemotion) await refuseWithoutOtherAdmin({ id: originalDoc.id, req })
  return data
}

export const keepLastAdminAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { role } = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  if (role === 'admin') await refuseWithoutOtherAdmin({ id, req })
}

async function refuseWithoutOtherAdmin({ id, req }: { id: number | string; req: PayloadRequest }) {
  // Two administrators who leave at once must not each count on the other.
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('last-admin'))`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    req,
  })
  if (totalDocs === 0) throw new APIError(userTexts.lastAdmin, 409, null, true)
}
