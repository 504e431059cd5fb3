import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#database/connection/sql'
import { runNamed } from '../slow-answers'
import type { ShareOf } from './commonness'
import { has, type Sought } from './matches'
import { searchLevels } from './search-levels'

/**
 * For each term whether anything has it or begins like it, whatever kind or city is asked: a filter never changes how
 * words are read.
 */
export async function isInIndex(
  { connection, shareOf }: { connection: Connection; shareOf: ShareOf },
  terms: readonly Sought[],
): Promise<boolean[]> {
  const doubted = terms.filter((term) => term.begun.length === 0 && shareOf(term) === 0)
  const missing = doubted.length > 0 ? await missingOf(connection, doubted) : []
  return terms.map((term) => !missing.includes(term))
}

async function missingOf(connection: Connection, terms: readonly Sought[]): Promise<Sought[]> {
  const tests = terms.map((term, index) => {
    const conditions = [has(term, 'anywhere', 'near')].filter((condition) => condition !== null)
    const entries = searchLevels({ conditions, enough: [1], widest: [1] }, 1)
    return sql`select ${index}::int as term where exists (select from ${entries})`
  })
  const rows = await runNamed<{ term: number }>(connection, 'known words', sql.join(tests, sql` union all `))
  return terms.filter((_, index) => rows.every(({ term }) => term !== index))
}
