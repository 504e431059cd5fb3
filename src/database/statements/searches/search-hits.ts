import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { SearchPlace } from '#domain/searches/search-choices'
import type { ToldKind } from '#domain/searches/told-kinds'

export type FoundItem = { kind: ToldKind; id: string; title: string; url: string; city: string | null }

export async function dueSearches(connection: Connection, limit: number): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select search_id as id from search_hits where told_at is null and due_at <= now()
      group by search_id order by min(due_at) limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export async function isAnythingToTell(connection: Connection): Promise<boolean> {
  const [row] = await runSql<{ is: boolean }>(
    connection,
    sql`select exists (select from search_arrivals)
      or exists (select from search_hits where told_at is null and due_at <= now()) as is`,
  )
  return row!.is
}

export type SearchToTell = { id: string; owner: string; name: string; address: string } & Record<
  SearchPlace,
  boolean
>

/** Null while another process tells it, or when it is gone. Until the transaction ends nobody else tells it. */
export async function lockSearch(connection: Connection, id: string): Promise<SearchToTell | null> {
  const [search] = await runSql<SearchToTell>(
    connection,
    sql`select id, owner_id as owner, name, address, on_site as "onSite", on_phone as "onPhone", by_email as "byEmail"
      from saved_searches where id = ${id}::uuid for update skip locked`,
  )
  return search ?? null
}

/** What is due now counts as told. What is hidden by now is forgotten: it is told if it appears again. Newest first. */
export const takeDue = (connection: Connection, id: string) =>
  runSql<FoundItem>(
    connection,
    sql`with due as (
        select hit.kind, hit.document_id, entry.title, entry.url, entry.city
        from search_hits hit left join search_entries entry on entry.kind = hit.kind
          and entry.document_id = hit.document_id and (entry.expires_at is null or entry.expires_at > now())
        where hit.search_id = ${id}::uuid and hit.told_at is null and hit.due_at <= now()
      ),
      hidden as (
        delete from search_hits hit using due
        where hit.search_id = ${id}::uuid and hit.kind = due.kind and hit.document_id = due.document_id
          and due.url is null
      ),
      told as (
        update search_hits hit set told_at = clock_timestamp() from due
        where hit.search_id = ${id}::uuid and hit.kind = due.kind and hit.document_id = due.document_id
          and due.url is not null
        returning hit.kind, hit.document_id, hit.found_at
      )
      select kind, document_id as id, due.title, due.url, due.city
      from told join due using (kind, document_id) order by found_at desc, id`,
  )

/** Null when it sends no letters, or none any more. */
export async function emailedSearch(connection: Connection, id: string) {
  const [search] = await runSql<{ name: string; address: string }>(
    connection,
    sql`select name, address from saved_searches where id = ${id}::uuid and by_email and is_paused is not true`,
  )
  return search ?? null
}

/** Those of them that everybody may still see, in this order. */
export const stillShown = (connection: Connection, items: readonly Pick<FoundItem, 'kind' | 'id'>[]) =>
  runSql<FoundItem>(
    connection,
    sql`select kind, document_id as id, title, url, city
      from jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb)
        as asked (kind text, id uuid, position int)
      join search_entries entry using (kind)
      where entry.document_id = asked.id and (entry.expires_at is null or entry.expires_at > now()) order by position`,
  )

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
