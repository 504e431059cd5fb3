import { sql } from '@payloadcms/db-postgres'
import { DEVICE_DAYS } from '#domain/limits'
import { hashed } from './sign-in-attempts'
import { runSql, type Connection } from '#database/connection/sql'

/** Stored until the last of them would have expired. */
export const forgetDevices = (connection: Connection, accountId: string) =>
  runSql(
    connection,
    sql`insert into sign_in_attempts (address_hash, count, expires_at)
      values (${keyOf(connection, accountId)}, 0, ${tooOld(Date.now())})
      on conflict (address_hash) do update set expires_at = excluded.expires_at`,
  )

type Device = { accountId: string; issuedAt: number }

export async function isForgotten(connection: Connection, { accountId, issuedAt }: Device): Promise<boolean> {
  const notes = await runSql(
    connection,
    sql`select 1 from sign_in_attempts
      where address_hash = ${keyOf(connection, accountId)} and expires_at > ${tooOld(issuedAt)}`,
  )
  return notes.length > 0
}

const tooOld = (issuedAt: number) => new Date(issuedAt + DEVICE_DAYS * 24 * 60 * 60 * 1000).toISOString()

const keyOf = (connection: Connection, accountId: string) =>
  hashed(connection, ['forgottenDevices', accountId])
