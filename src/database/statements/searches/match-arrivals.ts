import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import { toldKinds } from '#domain/searches/told-kinds'

type Matching = { limit: number; daily: string; weekly: string }

/** Whose the arrivals are, and what they cost where searches have a limit. */
const items = sql.join(
  toldKinds.map((kind) => {
    const price = kind === 'apartments' ? sql`price` : sql`null::numeric`
    return sql`select owner_id, ${price} as price from ${tableOf(kind)} where taken.kind = ${kind} and id = taken.document_id`
  }),
  sql` union all `,
)

/**
 * Compares what has waited longest with the saved searches, in one statement: cut off, it has done nothing. Own items and
 * those of blocked members are not told, nor is anything twice. Returns how many arrivals were taken.
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
        insert into search_hits (search_id, kind, document_id, due_at)
        select search.id, taken.kind, taken.document_id,
          case search.rhythm when 'daily' then ${daily}::timestamptz when 'weekly' then ${weekly}::timestamptz
            else clock_timestamp() end
        from taken
        join search_entries entry on entry.kind = taken.kind and entry.document_id = taken.document_id
          and (entry.expires_at is null or entry.expires_at > now())
        cross join lateral (${items}) item
        cross join lateral (
          select search_id from search_conditions conditions
          where conditions.keys && tsvector_to_array(entry.words) and entry.words @@ conditions.words
            and conditions.since <= taken.created_at
            and (conditions.price_max is null or item.price <= conditions.price_max)
        ) fitting
        join saved_searches search on search.id = fitting.search_id
        where search.owner_id is distinct from item.owner_id and not exists (
          select from blocks join users author on author.id = blocks.member_id
          where blocks.owner_id = search.owner_id and blocks.member_id = item.owner_id and author.role = 'user')
        on conflict do nothing
      )
      select count(*)::int as taken from taken`,
  )
  return row!.taken
}
