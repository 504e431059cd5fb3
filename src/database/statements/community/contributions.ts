import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import { editedKinds } from '#domain/text/editing'

/** What a member has written in forum and feed and what is not hidden; counts no further than `most`. */
export async function countContributions(
  connection: Connection,
  { member, most }: { member: string; most: number },
): Promise<number> {
  const some = editedKinds.map(
    (kind) =>
      sql`(select from ${tableOf(kind)} where owner_id = ${member} and hidden is not true limit ${most})`,
  )
  const [counted] = await runSql<{ count: number }>(
    connection,
    sql`select count(*)::int as count from (${sql.join(some, sql` union all `)}) contributions`,
  )
  return Math.min(counted!.count, most)
}
