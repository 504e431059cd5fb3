import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { NotFound } from 'payload'
import { runSql, tableOf } from './sql'

/** Payload would read fields of undefined or, for documents with arrays, insert the document again. */
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
}
