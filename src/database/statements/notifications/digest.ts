import { sql } from '@payloadcms/db-postgres'
import { DIGEST_PAUSE_DAYS } from '#domain/limits'
import { runSql, type Connection } from '#database/connection/sql'

/** Null if not subscribed, or sent this week. `before` is for `giveDigestBack`. */
export async function takeDigest(connection: Connection, memberId: string) {
  const [taken] = await runSql<{ before: string | null }>(
    connection,
    sql`with member as (select id, digest_sent_at from users where id = ${memberId} for update)
      update users set digest_sent_at = now() from member
      where users.id = member.id and weekly_digest
        and (member.digest_sent_at is null
          or member.digest_sent_at < now() - make_interval(days => ${DIGEST_PAUSE_DAYS}))
      returning member.digest_sent_at as before`,
  )
  return taken ?? null
}

export const giveDigestBack = (
  connection: Connection,
  { memberId, before }: { memberId: string; before: string | null },
) => runSql(connection, sql`update users set digest_sent_at = ${before} where id = ${memberId}`)
