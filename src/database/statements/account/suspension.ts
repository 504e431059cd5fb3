import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { announceAccount } from './announce-account'

type Suspension = { accountId: string; until: string; reason: string }

/** Sockets and pages learn of it from the change. False where it is an account of staff, or gone. */
export async function suspendAccount(connection: Connection, { accountId, until, reason }: Suspension) {
  const [suspended] = await runSql(
    connection,
    sql`update users set suspended_until = ${until}::timestamptz, suspension_reason = ${reason}
      where id = ${accountId} and role = 'user' returning id`,
  )
  if (suspended) await announceAccount(connection, accountId)
  return Boolean(suspended)
}

/** False where the account is not suspended. */
export async function endSuspension(connection: Connection, accountId: string): Promise<boolean> {
  const [ended] = await runSql(
    connection,
    sql`update users set suspended_until = null, suspension_reason = null
      where id = ${accountId} and suspended_until > now() returning id`,
  )
  if (ended) await announceAccount(connection, accountId)
  return Boolean(ended)
}
