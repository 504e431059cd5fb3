import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#database/connection/sql'
import { SEARCH_TOTAL_MAX } from '#domain/limits'
import { type SearchKind, searchKinds } from '#domain/search/search-kinds'
import type { NearPlace } from '../index/marks'
import { runNamed } from '../slow-answers'
import { textArray } from '../text-array'
import { filtersOf } from './filters'
import type { Question } from './findings'
import { levelsOf, type Search } from './levels'
import { score } from './score'
import { searchLevels } from './search-levels'

export type Row = {
  kind: SearchKind
  id: string
  title: string
  excerpt: string
  text: string
  city: string | null
  url: string
  place: string | null
}
export type Selection = Question & { search: Search; nearPlaces: NearPlace[]; cities: string[] }
/** `isInCity`: something of all that was found, on whatever page, is in one of the cities. */
export type Selected = { total: number; isInCity: boolean; rows: Row[] }

export async function selectEntries(connection: Connection, selection: Selection): Promise<Selected> {
  const { nearPlaces, cities, page = 1, limit, near, search } = selection
  const most = Math.max(SEARCH_TOTAL_MAX, limit)
  const levels = levelsOf(search, { nearPlaces: near ? nearPlaces : [], filters: filtersOf(selection), most })
  const plain = sql`score desc, array_position(${textArray(searchKinds)}, kind), dated_at desc nulls last, title_words, key`
  const distance = sql`array_position(${textArray(nearPlaces.map(({ place }) => place))}, place)`
  // Asked for what is near, people want it by distance; a city in the question only puts its own first.
  const order = near
    ? sql`${distance}, level, ${plain}`
    : nearPlaces.length > 0
      ? sql`level, ${distance}, ${plain}`
      : sql`level, ${plain}`
  const rows = await runNamed<Row & { total: number; isInCity: boolean }>(
    connection,
    search.partial ? 'entries with most words' : 'entries',
    sql`with candidates as materialized (
        select *, ${pointsOf(search)} as score from (
          select * from (
            select distinct on (key) * from ${searchLevels(levels, most)} order by key, level
          ) once order by level limit ${most}
        ) best
      ), page as (
        select key, row_number() over () as position from (
          select key from candidates order by ${order} limit ${limit} offset ${(page - 1) * limit}
        ) ordered
      )
      select counted.total, counted."isInCity", kind, document_id as id, title, excerpt, text, city, url, place
      from (
        select least(count(*), ${most})::int as total, coalesce(bool_or(place = any(${textArray(cities)})), false) as "isInCity"
        from candidates
      ) counted
      left join (page join search_entries using (key)) on true order by position`,
  )
  const { total = 0, isInCity = false } = rows[0] ?? {}
  return { total, isInCity, rows: rows.filter(({ id }) => id !== null) }
}

function pointsOf({ terms, preferred, others }: Search) {
  const named = [...terms, ...others, ...preferred.filter(({ role }) => role !== 'city')]
  return terms.length > 0 ? score(named) : sql`0`
}
