import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import { reportedKinds } from '#domain/moderation/reports'

/** More than any case needs to show how a member behaves. */
const EACH_MAX = 200

const tables = Object.values(reportedKinds)
  .map(({ collection }) => collection)
  .filter((collection) => collection !== 'users')

/** Everything of a member that can be reported. */
export async function ownedItemIds(connection: Connection, memberId: string): Promise<string[]> {
  const each = tables.map(
    (table) => sql`(select id::text from ${tableOf(table)} where owner_id = ${memberId} limit ${EACH_MAX})`,
  )
  const rows = await runSql<{ id: string }>(connection, sql.join(each, sql` union all `))
  return rows.map(({ id }) => id)
}
