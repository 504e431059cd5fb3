import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import type { DirectoryKind } from '#domain/directory/directory-kinds'

export type EntryName = { kind: DirectoryKind; id: string }

export type PublicEntry = {
  name: string
  /** The address that everybody sees; stores list none. */
  email: string | null
  claimedBy: string | null
  values: Record<string, string | null>
}

/** As the site shows it, whatever waits for approval; null unless it is public. */
export async function publicEntry(
  connection: Connection,
  { kind, id }: EntryName,
): Promise<PublicEntry | null> {
  const [row] = await runSql<PublicEntry>(
    connection,
    sql`select name, to_jsonb(entry) ->> 'email' as email, claimed_by_id as "claimedBy", to_jsonb(entry) as values
        from ${tableOf(kind)} entry where id = ${id} and listed`,
  )
  return row ?? null
}

/** False when it is not public or somebody already has it: of two at the same time one wins. */
export async function giveEntry(
  connection: Connection,
  { kind, id, to }: EntryName & { to: string },
): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`update ${tableOf(kind)} set claimed_by_id = ${to}, claimed_at = now()
        where id = ${id} and listed and claimed_by_id is null returning id`,
  )
  return rows.length > 0
}

export async function takeEntry(
  connection: Connection,
  { kind, id }: EntryName,
): Promise<{ name: string; from: string } | null> {
  const [row] = await runSql<{ name: string; from: string }>(
    connection,
    sql`with held as (select id, name, claimed_by_id from ${tableOf(kind)}
          where id = ${id} and claimed_by_id is not null for update)
        update ${tableOf(kind)} entry set claimed_by_id = null, claimed_at = null from held
        where entry.id = held.id returning held.name, held.claimed_by_id as "from"`,
  )
  return row ?? null
}

/** Of an account that leaves. */
export const releaseEntries = (
  connection: Connection,
  { kind, member }: { kind: DirectoryKind; member: string },
) =>
  runSql<{ id: string }>(
    connection,
    sql`update ${tableOf(kind)} set claimed_by_id = null, claimed_at = null
        where claimed_by_id = ${member} returning id`,
  )

export const claimedIds = (
  connection: Connection,
  { kind, member }: { kind: DirectoryKind; member: string },
) =>
  runSql<{ id: string }>(
    connection,
    sql`select id from ${tableOf(kind)} where claimed_by_id = ${member} order by id`,
  )
