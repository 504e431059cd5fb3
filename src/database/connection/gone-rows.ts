import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { NotFound } from 'payload'
import { runSql, tableOf } from './sql'

/**
 * What somebody else deletes meanwhile is not found. Payload would read fields of nothing or, for an update of a document
 * with arrays, insert it again.
 */
export function missGoneRows(adapter: PostgresAdapter) {
  const updateOne = adapter.updateOne.bind(adapter)
  adapter.updateOne = async (args) => {
    const { id, collection, req } = args
    if (id && req?.transactionID) {
      const connection = { payload: adapter.payload, transactionID: req.transactionID }
      const held = sql`select 1 from ${tableOf(collection)} where id = ${id} for no key update`
      if ((await runSql(connection, held)).length === 0) throw new NotFound(req.t)
    }
    return updateOne(args)
  }
  // Deletes of many ask for nothing back, and that their row is gone is what they want.
  const deleteOne = adapter.deleteOne.bind(adapter)
  adapter.deleteOne = async (args) => {
    const deleted = await deleteOne(args)
    if (!deleted && args.returning !== false && args.req?.transactionID) throw new NotFound(args.req.t)
    return deleted
  }
}
