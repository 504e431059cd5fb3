import { sql } from '@payloadcms/db-postgres'
import { BULK_ROWS_MAX } from '#domain/panel-limits'
import { type Connection, runSql, tableOf } from '#database/connection/sql'

type Asked = { collection: string; owner: string }

/** What of a member is not hidden in a collection that can hide, as ids. */
export async function shownItemsOf(connection: Connection, { collection, owner }: Asked): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select id from ${tableOf(collection)} where owner_id = ${owner} and hidden is not true
      order by id limit ${BULK_ROWS_MAX}`,
  )
  return rows.map(({ id }) => id)
}
