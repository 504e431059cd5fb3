import { sql } from '@payloadcms/db-postgres'
import { SESSION_USE_MINUTES } from '#domain/limits'
import { announceAccount } from './announce-account'
import { lockAccount } from './lock-account'
import { runSql, type Connection } from '#database/connection/sql'

type NewSession = {
  id: string
  accountId: string
  /** As checked: no session if it has changed since. */
  hash: string
  browser: string | null
  ip: string | null
  seconds: number
}

export async function addSession(connection: Connection, session: NewSession): Promise<boolean> {
  const { id, accountId, hash, browser, ip, seconds } = session
  const [account] = await runSql(
    connection,
    sql`select 1 from users where id = ${accountId} and hash = ${hash} for update`,
  )
  if (!account) return false
  await runSql(
    connection,
    sql`delete from users_sessions where _parent_id = ${accountId} and expires_at < now()`,
  )
  await runSql(
    connection,
    sql`insert into users_sessions (_order, _parent_id, id, browser, ip, created_at, last_used_at, expires_at)
      select coalesce(max(_order), 0) + 1, ${accountId}, ${id}, ${browser}, ${ip}, now(), now(),
        now() + make_interval(secs => ${seconds})
      from users_sessions where _parent_id = ${accountId}`,
  )
  return true
}

type Ending = { accountId: string; only?: string; except?: string }

/** Returns how many were ended; sockets and pages learn of it from the change. */
export async function endSessions(
  connection: Connection,
  { accountId, only, except }: Ending,
): Promise<number> {
  await lockAccount(connection, accountId)
  const ended = await runSql(
    connection,
    sql`delete from users_sessions where _parent_id = ${accountId}
      and (${only ?? null}::text is null or id = ${only ?? null})
      and id is distinct from ${except ?? null}::text
      returning id`,
  )
  if (ended.length > 0) await announceAccount(connection, accountId)
  return ended.length
}

/** Nobody signs in with the former one: a link sets another. */
export const dropPassword = (connection: Connection, accountId: string) =>
  runSql(connection, sql`update users set hash = null, salt = null where id = ${accountId}`)

/** Not written for every request. */
export const touchSession = (connection: Connection, id: string) =>
  runSql(
    connection,
    sql`update users_sessions set last_used_at = now()
      where id = ${id} and last_used_at < now() - make_interval(mins => ${SESSION_USE_MINUTES})`,
  )
