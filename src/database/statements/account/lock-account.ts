import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { isId } from '#domain/lists/ids'
import { runSql, type Connection } from '#database/connection/sql'

/** Payload writes whole accounts back: without this lock it could restore a session that was ended. */
export const lockAccount = (connection: Connection, id: string) =>
  runSql(connection, sql`select 1 from users where id = ${id} for update`)

export const lockAccountBeforeWrite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id =
    operation === 'refresh' ? req.user?.id : operation === 'update' && 'id' in args ? args.id : undefined
  if (req.transactionID && isId(id)) await lockAccount(req, String(id))
}
