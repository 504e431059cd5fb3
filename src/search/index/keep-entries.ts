import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { SearchKind } from '#domain/search/search-kinds'
import { isToldKind } from '#domain/searches/told-kinds'
import { rowOf, type SearchEntry } from './entry'
import { currentThesaurus } from '../thesaurus/current'
import { isLearnt } from './learnt-words'

export type KeptEntry = { id: string; entry: SearchEntry | null }

type Entries = {
  kind: SearchKind
  entries: readonly KeptEntry[]
  /** False when the index is made anew: then what it lacks has not become visible just now. */
  isNews?: boolean
}

export async function keepEntries(
  connection: Connection,
  { kind, entries, isNews = true }: Entries,
): Promise<void> {
  const thesaurus = await currentThesaurus(connection)
  const found = entries.flatMap(({ id, entry }) =>
    entry ? [{ id, ...rowOf({ kind, entry, thesaurus }) }] : [],
  )
  const hidden = entries.flatMap(({ id, entry }) => (entry ? [] : [id]))
  if (hidden.length > 0) {
    await runSql(
      connection,
      sql`delete from search_entries where kind = ${kind} and document_id = any(${uuids(hidden)})`,
    )
  }
  if (found.length > 0) {
    const rows = JSON.stringify(found)
    await runSql(connection, isNews && isToldKind(kind) ? upsertNews(rows) : upsert(rows))
    await learnWords(connection, [...new Set(found.flatMap(({ words }) => words))])
  }
}

export const forgetEntry = (connection: Connection, { kind, id }: { kind: SearchKind; id: string }) =>
  keepEntries(connection, { kind, entries: [{ id, entry: null }] })

const upsert = (rows: string) => sql`
  insert into search_entries
    (kind, document_id, title, excerpt, text, city, url, place, title_key, name_key, title_words, words, dated_at,
      starts_at, expires_at)
  select kind, id, title, excerpt, text, city, url, place, "titleKey", "nameKey", "titleWords", array_to_tsvector(words), "datedAt",
    "startsAt", "expiresAt"
  from jsonb_to_recordset(${rows}::jsonb) as given (
    kind text, id uuid, title text, excerpt text, text text, city text, url text, place text, "titleKey" text,
    "nameKey" text, "titleWords" smallint, words text[], "datedAt" timestamptz, "startsAt" timestamptz,
    "expiresAt" timestamptz)
  order by id
  on conflict (kind, document_id) do update set
    title = excluded.title, excerpt = excluded.excerpt, text = excluded.text, city = excluded.city,
    url = excluded.url, place = excluded.place, title_key = excluded.title_key, name_key = excluded.name_key,
    title_words = excluded.title_words, words = excluded.words, dated_at = excluded.dated_at,
    starts_at = excluded.starts_at, expires_at = excluded.expires_at`

/**
 * What was not in the index, or was there and over, has become visible just now and waits to be compared with the saved
 * searches.
 */
const upsertNews = (rows: string) => sql`
  with former as (
    select kind, document_id from search_entries
      join jsonb_to_recordset(${rows}::jsonb) as given (kind text, id uuid) using (kind)
    where document_id = given.id and expires_at <= now()
  ),
  kept as (${upsert(rows)} returning kind, document_id, expires_at, xmax = 0 as is_new)
  insert into search_arrivals (kind, document_id)
  select kind, document_id from kept left join former using (kind, document_id)
  where (is_new or former.kind is not null) and (expires_at is null or expires_at > now())`

/** `not exists` would sometimes scan all words. `npm run reindex` removes duplicates of concurrent writers. */
const learnWords = (connection: Connection, words: string[]) =>
  runSql(
    connection,
    sql`insert into search_words (word)
      select word from jsonb_array_elements_text(${JSON.stringify(words.filter(isLearnt))}::jsonb) as given (word)
      where (select true from search_words known where known.word = given.word collate "C" limit 1) is null`,
  )

export const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
