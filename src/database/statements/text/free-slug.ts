import { sql } from '@payloadcms/db-postgres'
import { slugWithoutNumber } from '#domain/text/slug'
import { type Connection, runSql, tableOf } from '../../connection/sql'

type SQL = ReturnType<typeof sql>
type Wish = {
  collection: string
  wanted: string
  /** The document's own address counts as free. */
  ownId?: string
  /** Previous addresses redirect, so they are taken. */
  hasPreviousSlugs?: boolean
}

/** As `slug`, `slug-2`, `slug-3`… Concurrent callers wait instead of violating the unique constraint. */
export async function freeSlug(connection: Connection, wish: Wish): Promise<string> {
  const row = `slug:${wish.collection}:${slugWithoutNumber(wish.wanted)}`
  await runSql(connection, sql`select pg_advisory_xact_lock(hashtext(${row}))`)
  const [found] = await runSql<{ slug: string }>(connection, search(wish))
  return found!.slug
}

function search(wish: Wish): SQL {
  return sql`
    with recursive doubled (number, is_taken) as (
      select 1, ${isTaken(wish, sql`1`)}
      union all
      select number * 2, ${isTaken(wish, sql`number * 2`)} from doubled where is_taken
    ), halved (taken, free) as (
      select max(number) / 2, max(number) from doubled
      union all
      select case when is_taken then middle else taken end, case when is_taken then free else middle end
      from halved,
        lateral (select (taken + free) / 2 as middle) as half,
        lateral (select ${isTaken(wish, sql`middle`)} as is_taken) as look
      where free - taken > 1
    )
    select ${slugNumber(wish.wanted, sql`min(free)`)} as slug from halved`
}

const slugNumber = (slug: string, number: SQL) =>
  sql`(${slug}::text || case when ${number} = 1 then '' else '-' || (${number}) end)`

/** Compared in a way that uses the unique index; with `exists` the planner may scan the table. */
function isTaken({ collection, wanted, ownId, hasPreviousSlugs }: Wish, number: SQL): SQL {
  const slug = slugNumber(wanted, number)
  const others = (id: SQL) => (ownId ? sql`and ${id} <> ${ownId}::uuid` : sql``)
  const now = sql`(select id from ${tableOf(collection)} where slug = ${slug} ${others(sql`id`)} limit 1)`
  if (!hasPreviousSlugs) return sql`${now} is not null`
  const texts = sql.identifier(`${collection}_texts`)
  const before = sql`(select parent_id from ${texts} where text = ${slug} ${others(sql`parent_id`)} limit 1)`
  return sql`coalesce(${now}, ${before}) is not null`
}
