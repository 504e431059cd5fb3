import { sql } from '@payloadcms/db-postgres'
import { listOf, matches, mostOf, pointsOf, type Selection, type Sql, unionOf } from './candidates'
import type { Search } from './levels'
import { has, type Sought } from './matches'

/** With fewer, what is less like the question is shown as well. */
export const ENOUGH = 3
/** Of each word. */
const MATCHES_MAX = 1_000

type EntriesWith = (term: Sought) => number

/** What has at least half of the words, those with the most of them first; what the question prefers counts half. */
export function byShare(selection: Selection, entriesWith: EntriesWith): Sql {
  const { search, isLoose } = selection
  const { counted, half } = countedIn(search, entriesWith)
  const name = (index: number) => sql.identifier(`term_${index}`)
  const fetched = counted.map(({ query }, index) => matches(name(index), query, selection))
  const read = counted.map(
    ({ weight }, index) =>
      sql`(select key, ${weight}::int as weight from ${name(index)} limit ${MATCHES_MAX})`,
  )
  const full = counted.reduce((sum, { weight }) => sum + weight, 0)
  const enough = isLoose
    ? sql`true`
    : sql`found >= coalesce((select found from counted order by found desc offset ${ENOUGH - 1} limit 1), 0)`
  return sql`${listOf(fetched)}, counted as materialized (
      select key, count(*) filter (where weight = ${WEIGHT}) as found, ${full}::int - sum(weight) as level
      from (${unionOf(read)}) matched group by key
    ), candidates as materialized (
      select key, kind, place, title_words, dated_at, level, ${pointsOf(search)} as score from (
        select key, level from counted where found >= ${half}::int and ${enough}
        order by level limit ${mostOf(selection)}
      ) best join search_entries using (key))`
}

const WEIGHT = 2
const PREFERRED_WEIGHT = 1

const COUNTED = 6
const COMMON = 5_000
const ENOUGH_RARE = 2

/** The rarest words tell most; those that thousands of entries have only count beside fewer than two others. */
function countedIn({ terms, preferred }: Search, entriesWith: EntriesWith) {
  const rarestFirst = [...terms].sort((a, b) => entriesWith(a) - entriesWith(b))
  const rare = rarestFirst.filter((term) => entriesWith(term) <= COMMON).slice(0, COUNTED)
  const telling = rare.length < ENOUGH_RARE ? rarestFirst.slice(0, ENOUGH_RARE) : rare
  const counted = [
    ...telling.map((term) => ({ query: hasIt(term), weight: WEIGHT })),
    ...preferred.map((term) => ({ query: hasIt(term), weight: PREFERRED_WEIGHT })),
  ]
  return { counted, half: Math.ceil(telling.length / 2) }
}

const hasIt = (term: Sought) => has(term, 'anywhere', 'mistyped')
