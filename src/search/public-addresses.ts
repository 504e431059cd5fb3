import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { SearchKind } from '#domain/search/search-kinds'
import { textArray } from './matches'

/** One file of a sitemap takes 50,000 addresses; the rest of ours is in it too. */
const ADDRESSES_MAX = 45_000

/** The pages of items of these kinds that everybody may open now. What has no page of its own is left out. */
export async function publicAddresses(
  connection: Connection,
  kinds: readonly SearchKind[],
): Promise<string[]> {
  const rows = await runSql<{ url: string }>(
    connection,
    sql`select url from search_entries
      where kind = any(${textArray(kinds)}) and url not like '%#%'
        and (starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now())
      order by key limit ${ADDRESSES_MAX}`,
  )
  return rows.map(({ url }) => url)
}
