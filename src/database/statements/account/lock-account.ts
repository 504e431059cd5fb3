import type { CollectionBeforeOperationHook } from 'payload'
import { isId } from '#domain/lists/ids'
import { type Connection, lockRow } from '#database/connection/sql'

/** Payload writes whole accounts back: without this lock it could restore a session that was ended. */
export const lockAccount = (connection: Connection, id: string) => lockRow(connection, { slug: 'users', id })

export const lockAccountBeforeWrite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id =
    operation === 'refresh' ? req.user?.id : operation === 'update' && 'id' in args ? args.id : undefined
  if (req.transactionID && isId(id)) await lockAccount(req, String(id))
}
