import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Connection, runSql } from '#database/connection/sql'
import { type Sought, wordsOfTerm } from './matches'

const FRESH_MS = 10 * 60_000

const known = new WeakMap<Payload, { counts: Map<string, number>; readAt: number }>()

/** How many entries have the commonest word of a term, about; 0 for words that are not common. */
export async function entriesWithTerm(connection: Connection): Promise<(term: Sought) => number> {
  const counts = await commonWords(connection)
  return (term) => Math.max(0, ...wordsOfTerm(term, 'mistyped').map((word) => counts.get(word) ?? 0))
}

/** From PostgreSQL's statistics. */
async function commonWords(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const { payload } = connection
  const last = known.get(payload)
  if (last && Date.now() - last.readAt < FRESH_MS) return last.counts
  const rows = await runSql<{ word: string; count: number }>(
    connection,
    sql`select word, share * (select reltuples from pg_class where oid = 'search_entries'::regclass) as count
      from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
      where schemaname = current_schema() and tablename = 'search_entries' and attname = 'words' and word is not null`,
  )
  const counts = new Map(rows.map(({ word, count }) => [word, count]))
  known.set(payload, { counts, readAt: Date.now() })
  return counts
}
