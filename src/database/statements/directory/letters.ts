import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { LETTERS_PER_DAY, UNCHECKED_YEARS } from '#domain/limits'

/** As `addressHash` (src/domain/directory/letter-token.ts). */
const hashOfAddress = sql`encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex')`
const mayBeWritten = sql`listed and email is not null and address_bounced is not true
  and not exists (select 1 from mail_objections where address_hash = ${hashOfAddress})`

/**
 * Marks the entries whose letter is due today. The first letter goes to every listed address, later ones only where an
 * owner is confirmed.
 */
export const markDue = (connection: Connection) =>
  runSql<{ id: string }>(
    connection,
    sql`with today as (select count(*)::int as marked from contacts where letter_at >= date_trunc('day', now())),
        due as (
          select id from contacts
          where ${mayBeWritten}
            and coalesce(verified_at, created_at) < now() - make_interval(years => ${UNCHECKED_YEARS})
            and (letter_at is null
              or (claimed_by_id is not null and letter_at < now() - make_interval(years => ${UNCHECKED_YEARS})))
          order by coalesce(verified_at, created_at), id
          limit (select greatest(0, ${LETTERS_PER_DAY} - marked) from today)
          for update skip locked)
        update contacts set letter_at = now(), letter_sent_at = null from due
        where contacts.id = due.id returning contacts.id`,
  )

export type Letter = { name: string; slug: string | null; email: string }

/** Null when it is sent, or no longer wanted. */
export async function dueLetter(connection: Connection, id: string): Promise<Letter | null> {
  const [row] = await runSql<Letter>(
    connection,
    sql`select name, slug, trim(email) as email from contacts
        where id = ${id} and letter_at is not null and letter_sent_at is null and ${mayBeWritten}`,
  )
  return row ?? null
}

export const markLetterSent = (connection: Connection, id: string) =>
  runSql(connection, sql`update contacts set letter_sent_at = now() where id = ${id}`)

/** Unless the entry lists another address by now. */
export const flagBounced = (connection: Connection, { id, email }: { id: string; email: string }) =>
  runSql(
    connection,
    sql`update contacts set address_bounced = true where id = ${id} and trim(email) = ${email}`,
  )

type Answered = { entryId: string; addressHash: string }

/** False when the entry lists another address by now. */
export async function confirmEntry(
  connection: Connection,
  { entryId, addressHash }: Answered,
): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`update contacts set verified_at = now()
        where id = ${entryId} and listed and ${hashOfAddress} = ${addressHash} returning id`,
  )
  return rows.length > 0
}

export const stopLetters = (connection: Connection, { addressHash }: Answered) =>
  runSql(
    connection,
    sql`insert into mail_objections (address_hash) values (${addressHash}) on conflict (address_hash) do nothing`,
  )
