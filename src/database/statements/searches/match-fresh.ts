import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

type Matching = { limit: number; daily: string; weekly: string }

/**
 * Compares the entries that have waited longest with the saved searches, in one statement: cut off, it has done nothing.
 * Own items and those of blocked members are not told, nor is anything twice. Returns how many entries were taken.
 */
export async function matchFresh(
  connection: Connection,
  { limit, daily, weekly }: Matching,
): Promise<number> {
  const [row] = await runSql<{ taken: number }>(
    connection,
    sql`with taken as (
        delete from fresh_entries
        where id in (select id from fresh_entries order by id limit ${limit} for update skip locked)
        returning kind, document_id, owner_id, price, created_at
      ),
      found as (
        insert into search_hits (search_id, kind, document_id, due_at)
        select search.id, taken.kind, taken.document_id,
          case search.rhythm when 'daily' then ${daily}::timestamptz when 'weekly' then ${weekly}::timestamptz
            else clock_timestamp() end
        from taken
        join search_entries entry on entry.kind = taken.kind and entry.document_id = taken.document_id
          and (entry.expires_at is null or entry.expires_at > now())
        cross join lateral (
          select search_id from search_conditions conditions
          where conditions.keys && tsvector_to_array(entry.words) and entry.words @@ conditions.words
            and conditions.since <= taken.created_at
            and (conditions.price_max is null or taken.price <= conditions.price_max)
        ) fitting
        join saved_searches search on search.id = fitting.search_id
        where search.owner_id is distinct from taken.owner_id and not exists (
          select from blocks join users author on author.id = blocks.member_id
          where blocks.owner_id = search.owner_id and blocks.member_id = taken.owner_id and author.role = 'user')
        on conflict do nothing
      )
      select count(*)::int as taken from taken`,
  )
  return row!.taken
}
