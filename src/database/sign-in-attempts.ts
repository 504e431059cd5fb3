import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_MINUTES } from '#domain/limits'
import { runSql, type Connection } from './sql'

export type Attempt = { count: number; secondsLeft: number }

/**
 * Counts a try before the password is looked at, so that a hundred at the same moment are a hundred. The count
 * starts anew when it has rested long enough; tries at a closed address do not keep it closed.
 */
export async function countAttempt(connection: Connection, email: string): Promise<Attempt> {
  const [row] = await runSql<{ count: string; seconds_left: number }>(
    connection,
    sql`insert into sign_in_attempts as known (address_hash, count, expires_at)
      values (${hashOf(connection, email)}, 1, now() + make_interval(mins => ${SIGN_IN_LOCK_MINUTES}))
      on conflict (address_hash) do update set
        count = case when known.expires_at < now() then 1 else known.count + 1 end,
        expires_at = case when known.count >= ${SIGN_IN_ATTEMPTS} and known.expires_at >= now()
          then known.expires_at else excluded.expires_at end
      returning count, ceil(extract(epoch from expires_at - now()))::int as seconds_left`,
  )
  return { count: Number(row!.count), secondsLeft: row!.seconds_left }
}

/** The right password or a new one opens the address again; forgotten counts go with it. */
export const forgetAttempts = (connection: Connection, email: string) =>
  runSql(
    connection,
    sql`delete from sign_in_attempts where address_hash = ${hashOf(connection, email)} or expires_at < now()`,
  )

/** Addresses of people without an account are none of our business: they are not stored. */
const hashOf = ({ payload }: Connection, email: string) =>
  createHmac('sha256', payload.secret).update(email.toLowerCase()).digest('hex')
