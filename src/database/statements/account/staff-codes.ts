import { sql } from '@payloadcms/db-postgres'
import { lacksRequiredCodes } from './lacks-required-codes'
import { runSql, type Connection } from '#database/connection/sql'

export type StaffCodes = { sealedSecret: string; isOn: boolean }

export async function codesOf(connection: Connection, accountId: string): Promise<StaffCodes | null> {
  const [row] = await runSql<{ sealed_secret: string; is_on: boolean }>(
    connection,
    sql`select sealed_secret, confirmed_at is not null as is_on from staff_codes where account_id = ${accountId}`,
  )
  return row ? { sealedSecret: row.sealed_secret, isOn: row.is_on } : null
}

export const lacksCodes = async (connection: Connection, accountId: string): Promise<boolean> =>
  isOne(
    await runSql(
      connection,
      sql`select 1 from users where id = ${accountId} and ${sql.raw(lacksRequiredCodes)}`,
    ),
  )

/** False if codes are already on: their secret is never replaced. */
export async function beginCodes(
  connection: Connection,
  { accountId, sealedSecret }: { accountId: string; sealedSecret: string },
): Promise<boolean> {
  const begun = await runSql(
    connection,
    sql`insert into staff_codes as known (account_id, sealed_secret) values (${accountId}, ${sealedSecret})
      on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, last_step = null, updated_at = now()
        where known.confirmed_at is null
      returning id`,
  )
  return begun.length > 0
}

type Step = { accountId: string; step: number }

/** Each code works once, also for concurrent requests. */
export const spendStep = async (connection: Connection, { accountId, step }: Step): Promise<boolean> =>
  isOne(
    await runSql(
      connection,
      sql`update staff_codes set last_step = ${step}
        where account_id = ${accountId} and coalesce(last_step < ${step}, true) returning id`,
    ),
  )

export const spendRecoveryHash = async (
  connection: Connection,
  { accountId, hash }: { accountId: string; hash: string },
): Promise<boolean> =>
  isOne(
    await runSql(
      connection,
      sql`update staff_codes set recovery_hashes = recovery_hashes - ${hash}::text
        where account_id = ${accountId} and confirmed_at is not null and jsonb_exists(recovery_hashes, ${hash})
        returning id`,
    ),
  )

type Recovery = { accountId: string; hashes: string[] }

export const confirmCodes = (connection: Connection, recovery: Recovery) =>
  setRecovery({ connection, recovery, wasOn: false })

export const replaceRecoveryCodes = (connection: Connection, recovery: Recovery) =>
  setRecovery({ connection, recovery, wasOn: true })

type Setting = { connection: Connection; recovery: Recovery; wasOn: boolean }

const setRecovery = async ({
  connection,
  recovery: { accountId, hashes },
  wasOn,
}: Setting): Promise<boolean> =>
  isOne(
    await runSql(
      connection,
      sql`update staff_codes set recovery_hashes = ${JSON.stringify(hashes)}::jsonb,
          confirmed_at = coalesce(confirmed_at, now())
        where account_id = ${accountId} and (confirmed_at is not null) = ${wasOn} returning id`,
    ),
  )

export const dropCodes = async (connection: Connection, accountId: string): Promise<boolean> =>
  isOne(await runSql(connection, sql`delete from staff_codes where account_id = ${accountId} returning id`))

/** Inside a transaction that holds the account's row. */
export const rememberCode = (connection: Connection, sessionId: string) =>
  runSql(connection, sql`update users_sessions set code_at = now() where id = ${sessionId}`)

const isOne = (rows: unknown[]) => rows.length > 0
