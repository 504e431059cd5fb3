import { sql } from '@payloadcms/db-postgres'
import { runNamed } from '../slow-answers'
import type { Asking } from './ask'
import { has, type Place, type Sought } from './matches'
import { searchLevels } from './search-levels'

export type Standing = Place | 'nowhere'

/**
 * For each term whether anything has it, or begins like it, in its name, only elsewhere, or not at all, whatever kind or
 * city is asked: a filter never changes how words are read.
 */
export async function standingOf(asking: Asking, terms: readonly Sought[]): Promise<Map<Sought, Standing>> {
  const { connection, shareOf } = asking
  const places = ['name', 'anywhere'] as const
  const tests = terms.flatMap((term, index) =>
    places
      .filter((place) => shareOf(term, place) === 0)
      .map((place) => {
        const conditions = [has(term, place, 'near')].filter((condition) => condition !== null)
        const entries = searchLevels({ conditions, enough: [1], widest: [1] }, 1)
        return sql`select ${index}::int as term, ${place}::text as place where not exists (select from ${entries})`
      }),
  )
  const rows =
    tests.length > 0
      ? await runNamed<{ term: number; place: Place }>(
          connection,
          'known words',
          sql.join(tests, sql` union all `),
        )
      : []
  const isMissing = (index: number, place: Place) =>
    rows.some((row) => row.term === index && row.place === place)
  return new Map(
    terms.map((term, index) => [term, places.find((place) => !isMissing(index, place)) ?? 'nowhere']),
  )
}
