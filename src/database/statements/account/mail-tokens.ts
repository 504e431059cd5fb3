import { sql } from '@payloadcms/db-postgres'
import { secretTokenHash } from '#domain/account/secret-token'
import { runSql, type Connection } from '#database/connection/sql'

type Purpose = 'resetPassword' | 'confirmEmail'

/** Null if unknown, used or expired. One statement, so that only one of two concurrent uses succeeds. */
export async function useMailToken(
  connection: Connection,
  { token, purpose }: { token: string; purpose: Purpose },
): Promise<string | null> {
  const rows = await runSql<{ account_id: string | null; is_valid: boolean }>(
    connection,
    sql`delete from mail_tokens
      where (token_hash = ${secretTokenHash(token)} and purpose = ${purpose}) or expires_at < now() - interval '1 day'
      returning account_id, token_hash = ${secretTokenHash(token)} and expires_at > now() as is_valid`,
  )
  return rows.find(({ is_valid }) => is_valid)?.account_id ?? null
}

export const dropMailTokens = (
  connection: Connection,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
) => runSql(connection, sql`delete from mail_tokens where account_id = ${accountId} and purpose = ${purpose}`)
