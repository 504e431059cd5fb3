import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { ToldKind } from '#domain/searches/told-kinds'
import { isOfBlocked } from './told-items'

export type FoundItem = { kind: ToldKind; id: string; title: string; url: string; city: string | null }

const places = { email: sql`by_email`, phone: sql`on_phone` }

/** Null when it does not tell there, or not any more. */
export async function searchTelling(
  connection: Connection,
  { id, place }: { id: string; place: keyof typeof places },
): Promise<{ name: string; address: string } | null> {
  const [search] = await runSql<{ name: string; address: string }>(
    connection,
    sql`select name, address from saved_searches where id = ${id}::uuid and ${places[place]} and is_paused is not true`,
  )
  return search ?? null
}

/** Those of them that everybody may still see, in this order. */
export const shownAmong = (connection: Connection, items: readonly Pick<FoundItem, 'kind' | 'id'>[]) =>
  runSql<FoundItem>(
    connection,
    sql`select kind, document_id as id, title, url, city
      from jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb)
        as asked (kind text, id uuid, position int)
      join search_entries entry using (kind)
      where entry.document_id = asked.id and (entry.expires_at is null or entry.expires_at > now()) order by position`,
  )

export type Shown = {
  /** Of all; `items` are the newest of them. */
  count: number
  kinds: ToldKind[]
  items: FoundItem[]
}
type Telling = { id: string; toldAt: string; named: number }

/** Of what was told at that moment: all that everybody may still see, but nothing of a member blocked by now. */
export async function stillShown(connection: Connection, { id, toldAt, named }: Telling): Promise<Shown> {
  const [shown] = await runSql<Shown>(
    connection,
    sql`with shown as (
        select hit.kind, hit.document_id as id, entry.title, entry.url, entry.city,
          row_number() over (order by hit.found_at desc, hit.document_id) as position
        from search_hits hit join saved_searches search on search.id = hit.search_id
          join search_entries entry on entry.kind = hit.kind and entry.document_id = hit.document_id
            and (entry.expires_at is null or entry.expires_at > now())
        where hit.search_id = ${id}::uuid and hit.told_at = ${toldAt}::timestamptz and not ${isOfBlocked(sql`hit`)}
      )
      select count(*)::int as count, to_json(array_agg(distinct kind)) as kinds,
        json_agg(to_jsonb(shown) - 'position' order by position) filter (where position <= ${named}) as items
      from shown`,
  )
  return shown!.count > 0 ? shown! : { count: 0, kinds: [], items: [] }
}

export type FoundBySearch = { search: string; recent: number; last: FoundItem[] }

/** Of all searches of a member: how many were found in the last days, and the last ones that are still shown. */
export const foundBySearches = (
  connection: Connection,
  { owner, days, last }: { owner: string; days: number; last: number },
) =>
  runSql<FoundBySearch>(
    connection,
    sql`select search.id as search, found.recent, found.last
      from saved_searches search cross join lateral (
        select count(*) filter (where found_at > now() - make_interval(days => ${days}))::int as recent,
          coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', document_id, 'title', title, 'url', url, 'city', city)
            order by found_at desc) filter (where position <= ${last}), '[]') as last
        from (
          select hit.kind, hit.document_id, hit.found_at, entry.title, entry.url, entry.city,
            row_number() over (order by hit.found_at desc) as position
          from search_hits hit join search_entries entry on entry.kind = hit.kind
            and entry.document_id = hit.document_id and (entry.expires_at is null or entry.expires_at > now())
          where hit.search_id = search.id
        ) shown
      ) found
      where search.owner_id = ${owner}::uuid`,
  )

/** What was told long ago and is not shown any more. */
export const dropOldHits = (connection: Connection, days: number) =>
  runSql(
    connection,
    sql`delete from search_hits hit where told_at < now() - make_interval(days => ${days}) and not exists (
      select from search_entries entry where entry.kind = hit.kind and entry.document_id = hit.document_id
    )`,
  )

/** Also when the address of the letter is used twice. */
export const pauseSearch = (connection: Connection, id: string) =>
  runSql(
    connection,
    sql`with paused as (
        update saved_searches set is_paused = true, paused_at = clock_timestamp(), updated_at = clock_timestamp()
        where id = ${id}::uuid and is_paused is not true returning id
      ),
      dropped as (delete from search_conditions where search_id in (select id from paused))
      delete from search_hits where search_id in (select id from paused) and told_at is null`,
  )
