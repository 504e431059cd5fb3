import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { isBlocked, itemOf } from './told-items'

type Matching = { limit: number; daily: string; weekly: string }

/**
 * Compares what has waited longest with the saved searches, in one statement: cut off, it has done nothing. Own items and
 * those of blocked members are not told, nor is anything twice. A search that is being deleted is waited for and left
 * out. Returns how many arrivals were taken.
 */
export async function matchArrivals(
  connection: Connection,
  { limit, daily, weekly }: Matching,
): Promise<number> {
  const [row] = await runSql<{ taken: number }>(
    connection,
    sql`with taken as (
        delete from search_arrivals
        where id in (select id from search_arrivals order by id limit ${limit} for update skip locked)
        returning kind, document_id, created_at
      ),
      found as (
        insert into search_hits (search_id, kind, document_id, is_at_once, due_at)
        select search.id, taken.kind, taken.document_id, search.rhythm = 'atOnce',
          case search.rhythm when 'daily' then ${daily}::timestamptz when 'weekly' then ${weekly}::timestamptz
            else clock_timestamp() end
        from taken
        join search_entries entry on entry.kind = taken.kind and entry.document_id = taken.document_id
          and (entry.expires_at is null or entry.expires_at > now())
        cross join lateral (${itemOf(sql`taken`)}) item
        cross join lateral (
          select search_id from search_conditions conditions
          where conditions.keys && tsvector_to_array(entry.words) and entry.words @@ conditions.words
            and conditions.since <= taken.created_at
            and (conditions.price_max is null or item.price <= conditions.price_max)
        ) fitting
        join saved_searches search on search.id = fitting.search_id
        where search.owner_id is distinct from item.owner_id and not ${isBlocked}
        for key share of search
        on conflict do nothing
      )
      select count(*)::int as taken from taken`,
  )
  return row!.taken
}
