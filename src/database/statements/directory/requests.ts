import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { CHANGE_ANSWERS_MAX } from '#domain/limits'
import type { EntryName } from './entries'

/** Until the transaction ends, so that the same report sent twice at once finds the first one. */
export const lockReportsOf = (connection: Connection, { id }: EntryName) =>
  runSql(connection, sql`select pg_advisory_xact_lock(hashtextextended(${`directory-requests:${id}`}, 0))`)

export const contentHashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** An open report of the same content hears the further address, too. False when there is none. */
export async function joinOpenReport(
  connection: Connection,
  { contentHash, answerTo }: { contentHash: string; answerTo: string[] },
): Promise<boolean> {
  const address = JSON.stringify(answerTo)
  const rows = await runSql(
    connection,
    sql`update directory_requests set answer_to = case
          when answer_to @> ${address}::jsonb or jsonb_array_length(answer_to) >= ${CHANGE_ANSWERS_MAX}
          then answer_to else answer_to || ${address}::jsonb end
        where content_hash = ${contentHash} and status = 'pending' returning id`,
  )
  return rows.length > 0
}

export async function openReports(connection: Connection, { id }: EntryName): Promise<number> {
  const [row] = await runSql<{ count: number }>(
    connection,
    sql`select count(*)::int as count from directory_requests where item_id = ${id} and status = 'pending'`,
  )
  return row!.count
}

export async function hasOpenClaim(
  connection: Connection,
  { id, member }: EntryName & { member: string },
): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`select 1 from directory_requests
        where item_id = ${id} and owner_id = ${member} and kind = 'claim' and status = 'pending'`,
  )
  return rows.length > 0
}
