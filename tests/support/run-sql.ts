import { sql } from '@payloadcms/db-postgres'
import { runSql } from '#database/connection/sql'
import { getTestPayload } from './rest'

/** Straight to the test's own database, for what no call of the product may do. */
export async function runRawSql<Row extends object>(statement: string): Promise<Row[]> {
  const payload = await getTestPayload()
  return runSql<Row>({ payload, transactionID: undefined }, sql.raw(statement))
}
