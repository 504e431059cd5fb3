import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#database/connection/sql'
import { runNamed } from '../slow-answers'
import { entriesWithTerm } from './commonness'
import { has, isTime, type Sought } from './matches'
import { fulfils } from './words-query'

/**
 * For each term whether anything has it or begins like it, whatever kind or city is asked: a filter never changes how
 * words are read.
 */
export async function isInIndex(connection: Connection, terms: readonly Sought[]): Promise<boolean[]> {
  const entriesWith = await entriesWithTerm(connection)
  const doubted = terms.filter((term) => term.begun.length === 0 && entriesWith(term) === 0)
  const missing = doubted.length > 0 ? await missingOf(connection, doubted) : []
  return terms.map((term) => !missing.includes(term))
}

async function missingOf(connection: Connection, terms: readonly Sought[]): Promise<Sought[]> {
  const name = (index: number) => sql.identifier(`term_${index}`)
  // Inside `exists`, PostgreSQL would read the table until it meets the first match.
  const matches = terms.map(
    (term, index) =>
      sql`${name(index)} as materialized (
        select key from search_entries where ${fulfils(has(term, 'anywhere', 'near'))} and ${isTime()})`,
  )
  const found = terms.map((_, index) => sql`exists (select from ${name(index)}) as ${name(index)}`)
  const [row] = await runNamed<Record<string, boolean>>(
    connection,
    'known words',
    sql`with ${sql.join(matches, sql`, `)} select ${sql.join(found, sql`, `)}`,
  )
  return terms.filter((_, index) => row?.[`term_${index}`] !== true)
}
