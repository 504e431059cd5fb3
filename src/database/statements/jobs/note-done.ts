import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

/** In the transaction of what a job brings about: a process killed right after it does not bring it about again. */
export const noteDone = (connection: Connection, id: number | string) =>
  runSql(connection, sql`update payload_jobs set completed_at = now() where id = ${id}`)
