import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'

/**
 * Until the transaction ends, for everybody who gives an account an address or takes one away: otherwise somebody could
 * register with an address in the moment in which it is left and not yet held. In one order, against deadlocks.
 */
export async function lockAddresses(connection: Connection, emails: readonly (string | undefined)[]) {
  const named = [...new Set(emails.flatMap((email) => email?.toLowerCase() ?? []))].sort()
  for (const email of named)
    await runSql(connection, sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email}`}, 0))`)
}

type Asked = { email: string; accountId: string | undefined }

/** By a member who left it so recently that the change can still be undone. */
export async function isHeld(connection: Connection, { email, accountId }: Asked): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`select 1 from email_changes where from_email = ${email.toLowerCase()} and changed_at is not null
      and expires_at > now() and account_id is distinct from ${accountId ?? null}::uuid limit 1`,
  )
  return rows.length > 0
}

/** By another account, or held for one. */
export async function isTaken(connection: Connection, asked: Asked): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`select 1 from users where email = ${asked.email.toLowerCase()}
      and id is distinct from ${asked.accountId ?? null}::uuid limit 1`,
  )
  return rows.length > 0 || isHeld(connection, asked)
}
