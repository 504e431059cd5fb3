import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { NotFound } from 'payload'
import { runSql, tableOf } from './sql'

/**
 * A document that somebody deletes between being found and being written is missing like any other. Payload would read
 * the fields of nothing, or, where a document has lists of its own, put it back.
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
}
