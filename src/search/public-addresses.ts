import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { SearchKind } from '#domain/search/search-kinds'
import { textArray } from './text-array'

/** A sitemap file may hold 50,000 URLs; other pages are in it too. */
const ADDRESSES_MAX = 45_000

export async function publicAddresses(
  connection: Connection,
  kinds: readonly SearchKind[],
): Promise<string[]> {
  const rows = await runSql<{ url: string }>(
    connection,
    sql`select url from search_entries
      where kind = any(${textArray(kinds)}) and url not like '%#%'
        and is_shown_now(starts_at, expires_at)
      order by key limit ${ADDRESSES_MAX}`,
  )
  return rows.map(({ url }) => url)
}
