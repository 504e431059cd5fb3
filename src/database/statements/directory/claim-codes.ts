import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { hashed } from '#database/statements/account/sign-in-attempts'
import { CLAIM_CODE_MINUTES, CLAIM_CODE_TRIES } from '#domain/limits'
import type { EntryName } from './entries'

type Claim = EntryName & { member: string }
type WithCode = Claim & { code: string }

/** With the site's secret: six digits alone would be found out from their hash. */
const hashOf = (connection: Connection, { kind, id, member, code }: WithCode) =>
  hashed(connection, ['claim', kind, id, member, code])

/** In place of an older one; a letter that is sent again brings the same, with the tries that are left. */
export const storeCode = (connection: Connection, claim: WithCode) =>
  runSql(
    connection,
    sql`with old as (delete from claim_codes where expires_at < now() - interval '1 day')
        insert into claim_codes (account_id, item_kind, item_id, code_hash, tries, expires_at)
        values (${claim.member}, ${claim.kind}, ${claim.id}, ${hashOf(connection, claim)}, 0,
          now() + make_interval(mins => ${CLAIM_CODE_MINUTES}))
        on conflict (account_id, item_id) do update set code_hash = excluded.code_hash,
          tries = case when claim_codes.code_hash = excluded.code_hash then claim_codes.tries else 0 end,
          expires_at = excluded.expires_at, updated_at = now()`,
  )

/** Tries that are left; null without a valid code. Counted before the comparison, against parallel guessing. */
export async function countCodeTry(connection: Connection, { id, member }: Claim): Promise<number | null> {
  const [row] = await runSql<{ tries: number }>(
    connection,
    sql`update claim_codes set tries = tries + 1
        where account_id = ${member} and item_id = ${id} and expires_at > now() and tries < ${CLAIM_CODE_TRIES}
        returning tries::int as tries`,
  )
  return row ? CLAIM_CODE_TRIES - row.tries : null
}

/** Once: of two at the same time one succeeds. */
export async function spendCode(connection: Connection, claim: WithCode): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`delete from claim_codes where account_id = ${claim.member} and item_id = ${claim.id}
          and code_hash = ${hashOf(connection, claim)} and expires_at > now() returning id`,
  )
  return rows.length > 0
}

export const dropClaimCodes = (connection: Connection, member: string) =>
  runSql(connection, sql`delete from claim_codes where account_id = ${member}`)
