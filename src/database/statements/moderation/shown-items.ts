import { sql } from '@payloadcms/db-postgres'
import { BULK_ROWS_MAX } from '#domain/panel-limits'
import { type Connection, runSql, tableOf } from '#database/connection/sql'

type Asked = { collection: string; owner: string; mark: 'listed' | 'hidden' }

/** What of a member is shown in a collection that lists or hides, as ids. */
export async function shownItemsOf(
  connection: Connection,
  { collection, owner, mark }: Asked,
): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select id from ${tableOf(collection)} where owner_id = ${owner} and ${mark === 'listed' ? sql`listed` : sql`hidden is not true`}
      order by id limit ${BULK_ROWS_MAX}`,
  )
  return rows.map(({ id }) => id)
}
