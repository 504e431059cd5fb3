import { sql } from '@payloadcms/db-postgres'
import { SEARCH_TOTAL_MAX } from '#domain/limits'
import { placeOf } from '../index/entry'
import { kindMark, type NearPlace, tagMark } from '../index/marks'
import type { Question } from './findings'
import type { Search } from './levels'
import { isTime } from './matches'
import { score } from './score'
import { allOf, anyWord, fulfils, noWord, type WordsQuery } from './words-query'

export type Selection = Question & { search: Search; nearPlaces: NearPlace[] }
export type Sql = ReturnType<typeof sql>

export const mostOf = ({ limit }: Selection) => Math.max(SEARCH_TOTAL_MAX, limit)

const columns = sql`key, kind, place, title_words, title_key, name_key, dated_at`
export const listOf = (statements: readonly Sql[]) => sql.join([...statements], sql`, `)
export const unionOf = (statements: readonly Sql[]) => sql.join([...statements], sql` union all `)

/** Limits stand outside: with a limit inside, PostgreSQL would expect to find enough soon, and read the table. */
export const matches = (
  name: ReturnType<typeof sql.identifier>,
  query: WordsQuery,
  selection: Selection,
): Sql =>
  sql`${name} as materialized (select ${columns} from search_entries
        where ${fulfils(allOf([query, ...conditions(selection)]))} and ${isTime()})`

export function pointsOf({ terms, preferred, others }: Search): Sql {
  const named = [...terms, ...others, ...preferred.filter(({ role }) => role !== 'city')]
  return terms.length > 0 ? score(named) : sql`0`
}

function conditions({ kinds = [], closed = [], city, tags = [] }: Selection): WordsQuery[] {
  const place = city ? placeOf(city) : null
  return [
    ...(kinds.length > 0 ? [anyWord(kinds.map(kindMark))] : []),
    ...(closed.length > 0 ? [noWord(closed.map(kindMark))] : []),
    ...[...tags.map(tagMark), ...(place ? [place] : [])].map((mark) => anyWord([mark])),
  ]
}
