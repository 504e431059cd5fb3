import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { EMAIL_CHANGES_PER_HOUR, EMAILS_PER_HOUR, passwordTries } from '#domain/limits'
import { runSql, type Connection } from '#database/connection/sql'

const aFew = { tries: EMAILS_PER_HOUR, minutes: 60 }
const limits = {
  ...passwordTries,
  newDeviceEmail: aFew,
  claimEmail: aFew,
  emailChange: { tries: EMAIL_CHANGES_PER_HOUR, minutes: 60 },
}

export type Place = { limit: keyof typeof limits; of: readonly string[] }
export type Tried = { isOver: boolean; isLast: boolean; secondsLeft: number }

/** Counted before the password check, against parallel guessing. Does not prolong an existing lock. */
export async function countTry(connection: Connection, place: Place): Promise<Tried> {
  const { tries, minutes } = limits[place.limit]
  const [row] = await runSql<{ count: string; seconds_left: number }>(
    connection,
    sql`insert into sign_in_attempts as known (address_hash, count, expires_at)
      values (${keyOf(connection, place)}, 1, now() + make_interval(mins => ${minutes}))
      on conflict (address_hash) do update set
        count = case when known.expires_at < now() then 1 else known.count + 1 end,
        expires_at = case when known.expires_at < now() or known.count + 1 = ${tries}
          then excluded.expires_at else known.expires_at end
      returning count, round(extract(epoch from expires_at - now()))::int as seconds_left`,
  )
  const count = Number(row!.count)
  return { isOver: count > tries, isLast: count === tries, secondsLeft: row!.seconds_left }
}

export const forgetTries = (connection: Connection, places: Place[]) =>
  runSql(
    connection,
    sql`delete from sign_in_attempts where address_hash in (${sql.join(
      places.map((place) => sql`${keyOf(connection, place)}`),
      sql`, `,
    )})`,
  )

/** For a try that was not a wrong password. */
export const giveTryBack = (connection: Connection, place: Place) =>
  runSql(
    connection,
    sql`update sign_in_attempts set count = greatest(count - 1, 0) where address_hash = ${keyOf(connection, place)}`,
  )

/** Strangers create these rows, so they must not pile up. */
export const dropOldTries = (connection: Connection) =>
  runSql(connection, sql`delete from sign_in_attempts where expires_at < now()`)

const keyOf = (connection: Connection, { limit, of }: Place) => hashed(connection, [limit, ...of])

/** Emails of people without an account are not stored in plain text. */
export const hashed = ({ payload }: Connection, parts: string[]) =>
  createHmac('sha256', payload.secret).update(JSON.stringify(parts)).digest('hex')
