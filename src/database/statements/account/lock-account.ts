import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { runSql, type Connection } from '#database/connection/sql'

/**
 * Payload reads an account, works, and writes all of it back, sessions included. Whoever changes an account takes
 * its row first, so that no such write brings back a session that was ended in between.
 */
export const lockAccount = (connection: Connection, id: string) =>
  runSql(connection, sql`select 1 from users where id = ${id} for update`)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const lockAccountBeforeWrite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id =
    operation === 'refresh' ? req.user?.id : operation === 'update' && 'id' in args ? args.id : undefined
  if (req.transactionID && uuid.test(String(id))) await lockAccount(req, String(id))
}
