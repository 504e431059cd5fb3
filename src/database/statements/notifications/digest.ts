import { sql } from '@payloadcms/db-postgres'
import { DIGEST_PAUSE_DAYS } from '#domain/limits'
import { runSql, type Connection } from '#database/connection/sql'

/** False if it was sent this week. */
export async function isDigestDue(connection: Connection, memberId: string): Promise<boolean> {
  const due = await runSql(
    connection,
    sql`select 1 from users where id = ${memberId} and (digest_sent_at is null
      or digest_sent_at < now() - make_interval(days => ${DIGEST_PAUSE_DAYS}))`,
  )
  return due.length > 0
}

export const markDigestSent = (connection: Connection, memberId: string) =>
  runSql(connection, sql`update users set digest_sent_at = now() where id = ${memberId}`)
