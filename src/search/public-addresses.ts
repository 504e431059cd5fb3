import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import type { SearchKind } from '#domain/search/search-kinds'
import { textArray } from './text-array'

/** A sitemap file may hold 50,000 URLs; other pages are in it too. */
const ADDRESSES_MAX = 45_000

export type PublicAddress = { kind: SearchKind; url: string; updatedAt: string | null }

export async function publicAddresses(
  connection: Connection,
  kinds: readonly SearchKind[],
): Promise<PublicAddress[]> {
  // One look-up by id for each, because a join would read whole tables.
  const changes = kinds.map(
    (kind) => sql`when ${kind} then (select updated_at from ${tableOf(kind)} where id = document_id)`,
  )
  return runSql<PublicAddress>(
    connection,
    sql`select kind, url, to_json(case kind ${sql.join(changes, sql` `)} end)#>>'{}' as "updatedAt"
      from search_entries
      where kind = any(${textArray(kinds)}) and url not like '%#%'
        and is_shown_now(starts_at, expires_at)
      order by key limit ${ADDRESSES_MAX}`,
  )
}
