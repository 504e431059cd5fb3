import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { type Connection, runSql, tableOf } from '#database/connection/sql'

/** Whether all of them are there and none is hidden. */
export async function areShown(
  connection: Connection,
  items: readonly { collection: string; id: string }[],
): Promise<boolean> {
  if (items.length === 0) return true
  const shown = items.map(
    ({ collection, id }) =>
      sql`exists (select from ${tableOf(collection)} where id = ${id}::uuid and ${notHidden.sql()})`,
  )
  const [row] = await runSql<{ are: boolean }>(connection, sql`select ${sql.join(shown, sql` and `)} as are`)
  return row!.are
}
