import { sql } from '@payloadcms/db-postgres'
import { runSql } from '#database/connection/sql'
import { getTestPayload } from './rest'

/** For what no API call may do. */
export async function runRawSql<Row extends object>(statement: string): Promise<Row[]> {
  const payload = await getTestPayload()
  return runSql<Row>({ payload, transactionID: undefined }, sql.raw(statement))
}
