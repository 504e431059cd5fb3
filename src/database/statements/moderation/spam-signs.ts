import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import { RECENT_MINUTES, SHARED_CONTACT_DAYS } from '#domain/moderation/spam/spam-limits'
import { editedKinds } from '#domain/text/editing'

type Asked = {
  member: string
  /** Hashes of what is in the text. */
  contacts: readonly string[]
  /** Contributions are counted no further. */
  most: number
}
export type SpamSigns = { contributions: number; recent: number; sharedBy: number }

/** Keeps the contacts for the comparison with what others write next. */
export async function spamSigns(
  connection: Connection,
  { member, contacts, most }: Asked,
): Promise<SpamSigns> {
  const hashes = sql`(select value from jsonb_array_elements_text(${JSON.stringify(contacts)}::jsonb))`
  const shown = editedKinds.map(
    (kind) =>
      sql`(select from ${tableOf(kind)} where owner_id = ${member} and hidden is not true limit ${most})`,
  )
  const recent = editedKinds.map(
    (kind) =>
      sql`(select from ${tableOf(kind)} where owner_id = ${member}
        and created_at > now() - make_interval(mins => ${RECENT_MINUTES}))`,
  )
  const since = sql`now() - make_interval(days => ${SHARED_CONTACT_DAYS})`
  const [signs] = await runSql<SpamSigns>(
    connection,
    sql`with kept as (
        insert into spam_contacts (contact, owner_id) select value, ${member}::uuid from ${hashes} given
        on conflict (contact, owner_id) do update set seen_at = clock_timestamp()
      )
      select (select count(*)::int from (${sql.join(shown, sql` union all `)}) shown) as contributions,
        (select count(*)::int from (${sql.join(recent, sql` union all `)}) recent) as recent,
        (select count(distinct owner_id)::int from spam_contacts join users on users.id = owner_id
          where contact in ${hashes} and owner_id <> ${member} and seen_at > ${since}
            and users.created_at > ${since}) as "sharedBy"`,
  )
  return signs!
}

/** What is older is never asked for. */
export const forgetContacts = (connection: Connection) =>
  runSql(
    connection,
    sql`delete from spam_contacts where seen_at < now() - make_interval(days => ${SHARED_CONTACT_DAYS})`,
  )
