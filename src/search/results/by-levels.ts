import { sql } from '@payloadcms/db-postgres'
import { listOf, matches, mostOf, pointsOf, type Selection, type Sql, unionOf } from './candidates'
import { levelsOf } from './levels'
import type { WordsQuery } from './words-query'

/** What was found, level by level until it is enough: sorting all matches of a common word would be slow. */
export function byLevels(selection: Selection): Sql {
  const { search, nearPlaces, near } = selection
  const most = mostOf(selection)
  const levels = distinct(levelsOf(search, near ? nearPlaces : []))
  const all = (index: number) => sql.identifier(`level_${index}`)
  const some = (index: number) => sql.identifier(`of_level_${index}`)
  // Often nothing has all of several words: it pays to look once.
  const isAny = search.terms.length > 1 ? sql`exists (select from ${all(levels.length - 1)})` : sql`true`
  const fetched = levels.map((condition, index) => matches(all(index), condition, selection))
  const enough = levels.map((_, index) => {
    const before = levels.slice(0, index).map((_, one) => sql`(select count(*) from ${some(one)}) < ${most}`)
    return sql`${some(index)} as materialized (
        select *, ${index}::int as level from ${all(index)} where ${sql.join([isAny, ...before], sql` and `)} limit ${most})`
  })
  const read = levels.map((_, index) => sql`select * from ${some(index)}`)
  return sql`${listOf([...fetched, ...enough])}, candidates as materialized (
      select key, kind, place, title_words, dated_at, level, ${pointsOf(search)} as score from (
        select * from (
          select distinct on (key) * from (${unionOf(read)}) found order by key, level
        ) once order by level limit ${most}
      ) best)`
}

const distinct = (levels: readonly WordsQuery[]): WordsQuery[] => {
  const possible = [...new Set(levels)].filter((level) => level !== null)
  return possible.length > 0 ? possible : [null]
}
