import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/sql'
import { NEAR_KM, SEARCH_TOTAL_MAX } from '#domain/limits'
import { searchKinds } from '#domain/search-kinds'
import { placeOf } from './entry'
import type { Findings, Found, Question } from './findings'
import { kindMark, tagMark, titleLengthMark } from './marks'
import { matching, score, type Sought, textArray } from './matches'
import type { NearPlace } from './near'

export type Search = { terms: Sought[]; mayMissOne?: boolean }
type Selection = Question & { search: Search; nearPlaces: NearPlace[] }
type Row = Omit<Found, 'distanceKm'> & { total: number; place: string | null }
type Sql = ReturnType<typeof sql>

/** The nearest cities are looked at by themselves: of a common word there is more than could be sorted. */
const VERY_NEAR_KM = 20

/**
 * One page of what matches. A word that stands in a third of all entries would mean sorting a third of them; instead
 * the best are fetched level by level (exact name, name, anywhere), a limited number of each, and sorted.
 */
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
      from (select least(count(*), ${SEARCH_TOTAL_MAX})::int as total from candidates) counted
      left join (page join search_entries using (key)) on true order by position`,
  )
  const found = rows.filter(({ id }) => id !== null)
  return { total: rows[0]?.total ?? 0, results: found.map((row) => toFound(row, nearPlaces)) }
}

/**
 * Each level is a CTE without a limit, read by a query with one: PostgreSQL fetches no more than is read. A limit in the
 * level itself would make it expect to be done early and read the table from its beginning instead of the index.
 */
function candidates(selection: Selection): Sql {
  const { search, nearPlaces } = selection
  const { terms, mayMissOne } = search
  const allowed = conditions(selection)
  const points = terms.length > 0 ? score(terms, { mayMissOne }) : sql`0`
  const level = (name: string, condition: Sql) => sql`${sql.identifier(name)} as materialized (
    select key, kind, place, title_words, ${points} as score from search_entries where ${condition} and ${allowed})`
  const placed = (km: number) => sql`words && ${textArray(within(nearPlaces, km))}`

  if (terms.length === 0) {
    const nearby = [level('best', placed(VERY_NEAR_KM)), level('rest', placed(NEAR_KM))]
    return sql`${sql.join(nearby, sql`, `)}, ${firstOf([])}`
  }
  const anywhere = matching(terms, { level: 'anywhere', mayMissOne })
  const isExact = sql`words @> ${textArray([titleLengthMark(terms.length)])}`
  const levels = [
    level('exact', sql`${isExact} and ${matching(terms, { level: 'title' })}`),
    level('best', matching(terms, { level: 'name' })),
    level('rest', anywhere),
    ...(nearPlaces.length > 0 ? [level('nearest', sql`${anywhere} and ${placed(VERY_NEAR_KM)}`)] : []),
  ]
  const extra = nearPlaces.length > 0 ? ['exact', 'nearest'] : ['exact']
  return sql`${sql.join(levels, sql`, `)}, ${firstOf(extra)}`
}

/** The best and, only when they are few, the rest: of a common word the names alone are more than enough. */
function firstOf(extra: string[]): Sql {
  const parts = extra.map((name) => sql`(select * from ${sql.identifier(name)} limit ${SEARCH_TOTAL_MAX})`)
  return sql`best_ones as materialized (select * from best limit ${SEARCH_TOTAL_MAX}),
    candidates as materialized (${sql.join(
      [
        ...parts,
        sql`select * from best_ones`,
        sql`(select * from rest where (select count(*) from best_ones) < ${SEARCH_TOTAL_MAX} limit ${SEARCH_TOTAL_MAX})`,
      ],
      sql` union `,
    )})`
}

/** What may be seen is written in the entries; when, is asked at the moment itself (docs/decisions/017-search.md). */
function conditions({ kinds = [], closed = [], city, tags = [] }: Selection): Sql {
  const all = [sql`(starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now())`]
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
