import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { NEAR_KM, SEARCH_TOTAL_MAX } from '#domain/limits'
import { searchKinds } from '#domain/search/search-kinds'
import { placeOf } from './entry'
import type { Findings, Found, Question } from './findings'
import { kindMark, tagMark, type NearPlace } from './marks'
import { isTime, matching, score, type Sought, textArray } from './matches'

export type Search = { terms: Sought[]; mayMiss?: number }
type Selection = Question & { search: Search; nearPlaces: NearPlace[] }
type Row = Omit<Found, 'distanceKm'> & { total: number; place: string | null }
type Sql = ReturnType<typeof sql>

/** Nearest cities first: a common word has too many matches to sort. */
const VERY_NEAR_KM = 20

/** Fetches the best by level, each with a limit: sorting all matches of a common word would be slow. */
export async function selectEntries(connection: Connection, selection: Selection): Promise<Findings> {
  const { nearPlaces, page = 1, limit } = selection
  const order = sql`score desc, array_position(${textArray(searchKinds)}, kind), title_words, key`
  const byDistance = sql`array_position(${textArray(nearPlaces.map(({ place }) => place))}, place), ${order}`
  const rows = await runSql<Row>(
    connection,
    sql`with ${candidates(selection)}, page as (
        select key, row_number() over () as position from (
          select key from candidates order by ${nearPlaces.length > 0 ? byDistance : order}
          limit ${limit} offset ${(page - 1) * limit}
        ) ordered
      )
      select counted.total, kind, document_id as id, title, excerpt, city, url, place
      from (select least(count(*), ${mostOf(selection)})::int as total from candidates) counted
      left join (page join search_entries using (key)) on true order by position`,
  )
  const found = rows.filter(({ id }) => id !== null)
  return { total: rows[0]?.total ?? 0, results: found.map((row) => toFound(row, nearPlaces)) }
}

/** The limit is outside the CTE: with a limit inside, PostgreSQL would scan the table instead of the index. */
function candidates(selection: Selection): Sql {
  const { terms, mayMiss = 0 } = selection.search
  const allowed = conditions(selection)
  const most = mostOf(selection)
  const all = (index: number) => sql.identifier(`level_${index}`)
  const some = (index: number) => sql.identifier(`of_level_${index}`)
  const columns = sql`key, kind, place, title_words, title_key, name_key${mayMiss > 0 ? sql`, words` : sql``}`
  const fetched = levels(selection).map((condition, index) => {
    const isNeeded = index === 0 ? sql`true` : sql`(select count(*) from ${some(index - 1)}) < ${most}`
    return sql`${all(index)} as materialized (select ${columns} from search_entries where ${condition} and ${allowed}),
      ${some(index)} as materialized (select * from ${all(index)} where ${isNeeded} limit ${most})`
  })
  const read = fetched.map((_, index) => sql`select * from ${some(index)}`)
  const points = terms.length > 0 ? score(terms, { mayMiss }) : sql`0`
  return sql`${sql.join(fetched, sql`, `)}, candidates as materialized (
      select key, kind, place, title_words, ${points} as score from (${sql.join(read, sql` union `)}) found)`
}

function levels({ search: { terms, mayMiss }, nearPlaces }: Selection): Sql[] {
  const placed = (km: number) => sql`words && ${textArray(within(nearPlaces, km))}`
  if (terms.length === 0) return [placed(VERY_NEAR_KM), placed(NEAR_KM)]
  const anywhere = matching(terms, { level: 'anywhere', mayMiss })
  if (nearPlaces.length > 0) return [sql`${anywhere} and ${placed(VERY_NEAR_KM)}`, anywhere]
  return [matching(terms, { level: 'title' }), matching(terms, { level: 'name' }), anywhere]
}

const mostOf = ({ limit }: Selection) => Math.max(SEARCH_TOTAL_MAX, limit)

function conditions({ kinds = [], closed = [], city, tags = [] }: Selection): Sql {
  const all = [isTime()]
  const place = city ? placeOf(city) : null
  const marks = [...tags.map(tagMark), ...(place ? [place] : [])]
  if (kinds.length > 0) all.push(sql`words && ${textArray(kinds.map(kindMark))}`)
  if (closed.length > 0) all.push(sql`not (words && ${textArray(closed.map(kindMark))})`)
  if (marks.length > 0) all.push(sql`words @> ${textArray(marks)}`)
  return sql.join(all, sql` and `)
}

const within = (places: NearPlace[], max: number) =>
  places.filter(({ km }) => km <= max).map(({ place }) => place)

function toFound({ kind, id, title, excerpt, city, url, place }: Row, nearPlaces: NearPlace[]): Found {
  const km = nearPlaces.find((near) => near.place === place)?.km
  return { kind, id, title, excerpt, city, url, ...(km === undefined ? {} : { distanceKm: km }) }
}
