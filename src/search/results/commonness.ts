import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Connection, runSql } from '#database/connection/sql'
import { marks, type Place, type Sought, wordsOfTerm } from './matches'

/** About the share of the entries that have the commonest word of a term there; 0 for words that are not common. */
export type ShareOf = (term: Sought, place?: Place) => number

const FRESH_MS = 10 * 60_000

const known = new WeakMap<Payload, { shares: ReadonlyMap<string, number>; readAt: number }>()

export async function sharesOfTerms(connection: Connection): Promise<ShareOf> {
  const shares = await sharesOfWords(connection)
  return (term, place = 'anywhere') =>
    Math.max(0, ...wordsOfTerm(term, 'mistyped').map((word) => shares.get(marks[place](word)) ?? 0))
}

/** From PostgreSQL's statistics. */
async function sharesOfWords(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const { payload } = connection
  const last = known.get(payload)
  if (last && Date.now() - last.readAt < FRESH_MS) return last.shares
  const rows = await runSql<{ word: string; share: number }>(
    connection,
    sql`select word, share
      from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
      where schemaname = current_schema() and tablename = 'search_entries' and attname = 'words' and word is not null`,
  )
  const shares = new Map(rows.map(({ word, share }) => [word, share]))
  known.set(payload, { shares, readAt: Date.now() })
  return shares
}
