import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

export async function namesOf(
  connection: Connection,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  return runSql(
    connection,
    sql`select id, full_name as name from users where id = any(${`{${ids.join(',')}}`}::uuid[])`,
  )
}
