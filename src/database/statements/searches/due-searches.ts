import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { SearchPlace } from '#domain/searches/search-choices'
import type { FoundItem } from './search-hits'
import { isOfBlocked } from './told-items'

type SQL = ReturnType<typeof sql>

/** By whether it is told at once. */
const dueHits = (isAtOnce: SQL) =>
  sql`from search_hits where told_at is null and ${isAtOnce} and due_at <= now()`

/**
 * Of the first `hits` that are due: those that tell at once, however many others became due before them. Each half is
 * read in the order of its index, as far as needed.
 */
export async function dueSearches(connection: Connection, hits: number): Promise<string[]> {
  const first = (isAtOnce: SQL) =>
    sql`select search_id, is_at_once, due_at ${dueHits(isAtOnce)} order by due_at, search_id limit ${hits}`
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select search_id as id from ((${first(sql`is_at_once`)}) union all (${first(sql`not is_at_once`)})) due
      order by is_at_once desc, due_at, search_id limit ${hits}`,
  )
  return [...new Set(rows.map(({ id }) => id))]
}

export async function isAnythingToTell(connection: Connection): Promise<boolean> {
  const [row] = await runSql<{ is: boolean }>(
    connection,
    sql`select exists (select from search_arrivals) or exists (select ${dueHits(sql`is_at_once`)})
      or exists (select ${dueHits(sql`not is_at_once`)}) as is`,
  )
  return row!.is
}

export type SearchToTell = {
  id: string
  owner: string
  name: string
  address: string
  isPaused: boolean
} & Record<SearchPlace, boolean>

/** Null while another process tells it, or when it is gone. Until the transaction ends nobody else tells or pauses it. */
export async function lockSearch(connection: Connection, id: string): Promise<SearchToTell | null> {
  const [search] = await runSql<SearchToTell>(
    connection,
    sql`select id, owner_id as owner, name, address, on_site as "onSite", on_phone as "onPhone", by_email as "byEmail",
        is_paused is true as "isPaused"
      from saved_searches where id = ${id}::uuid for no key update skip locked`,
  )
  return search ?? null
}

/** `toldAt` is that of the transaction, the same for all that is taken together. */
type TakenItem = FoundItem & { toldAt: string }

/**
 * What is due now counts as told. What is hidden by now, or by a member blocked by now, is forgotten: it is told if it
 * appears again. Newest first.
 */
export const takeDue = (connection: Connection, id: string) =>
  runSql<TakenItem>(
    connection,
    sql`with due as (
        select hit.kind, hit.document_id, entry.title, entry.url, entry.city, (entry.url is not null
          and not ${isOfBlocked(sql`hit`)}) as is_shown
        from search_hits hit join saved_searches search on search.id = hit.search_id
          left join search_entries entry on entry.kind = hit.kind and entry.document_id = hit.document_id
            and (entry.expires_at is null or entry.expires_at > now())
        where hit.search_id = ${id}::uuid and hit.told_at is null and hit.due_at <= now()
      ),
      hidden as (
        delete from search_hits hit using due
        where hit.search_id = ${id}::uuid and hit.kind = due.kind and hit.document_id = due.document_id
          and not is_shown
      ),
      told as (
        update search_hits hit set told_at = now() from due
        where hit.search_id = ${id}::uuid and hit.kind = due.kind and hit.document_id = due.document_id
          and is_shown
        returning hit.kind, hit.document_id, hit.found_at
      )
      select kind, document_id as id, due.title, due.url, due.city, now()::text as "toldAt"
      from told join due using (kind, document_id) order by found_at desc, id`,
  )

/** Found while its owner paused it. */
export const forgetUntold = (connection: Connection, id: string) =>
  runSql(connection, sql`delete from search_hits where search_id = ${id}::uuid and told_at is null`)

/** What could not be told now is due later, behind what waits by then. */
export const putOffSearch = (connection: Connection, { id, minutes }: { id: string; minutes: number }) =>
  runSql(
    connection,
    sql`update search_hits set due_at = now() + make_interval(mins => ${minutes})
      where search_id = ${id}::uuid and told_at is null and due_at <= now()`,
  )
