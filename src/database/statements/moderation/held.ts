import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'

type Asked = { collection: string; id: string }
type Row = { isHidden: boolean; updatedAt: string }

/** Locks what is about to be corrected or shown: its author and staff may act at once. Null once it is gone. */
export async function lockHideable(connection: Connection, { collection, id }: Asked) {
  const [row] = await runSql<Row>(
    connection,
    sql`select hidden is true as "isHidden", updated_at as "updatedAt" from ${tableOf(collection)}
      where id = ${id} for update`,
  )
  return row ?? null
}
