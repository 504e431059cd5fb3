import { sql } from '@payloadcms/db-postgres'
import { NEAR_KM, SEARCH_TOTAL_MAX } from '#domain/limits'
import { searchKinds } from '#domain/search-kinds'
import { placeOf } from './entry'
import type { Findings, Found, Question } from './findings'
import { kindMark, tagMark, titleLengthMark } from './marks'
import { matching, score, type Sought, textArray } from './matches'
import type { NearPlace } from './near'
import { type Connection, runStatement } from './run-statement'

export type Search = { terms: Sought[]; mayMissOne?: boolean }
type Selection = Question & { search: Search; nearPlaces: NearPlace[] }
type Row = Omit<Found, 'distanceKm'> & { total: number; place: string | null }
type Sql = ReturnType<typeof sql>

const EXACT_MAX = 100
const TITLE_MAX = 300
/** The nearest cities are looked at by themselves: of a common word there is more than could be sorted. */
const VERY_NEAR_KM = 20

/**
 * One page of what matches. A word that stands in a third of all entries would mean sorting a third of them; instead
 * the best are fetched level by level (exact title, title, name, anywhere), a limited number of each, and sorted.
 */
export async function selectEntries(connection: Connection, selection: Selection): Promise<Findings> {
  const { nearPlaces, page = 1, limit, search } = selection
  const { terms, mayMissOne } = search
  const points = terms.length > 0 ? score(terms, { mayMissOne }) : sql`0`
  const order = sql`score desc, array_position(${textArray(searchKinds)}, kind), title_words, key`
  const byDistance = sql`array_position(${textArray(nearPlaces.map(({ place }) => place))}, place), ${order}`
  const rows = await runStatement<Row>(
    connection,
    sql`with ${candidates(selection)}, scored as materialized (
        select key, kind, place, title_words, ${points} as score from candidates join search_entries using (key)
      ), page as (
        select key, row_number() over () as position from (
          select key from scored order by ${nearPlaces.length > 0 ? byDistance : order}
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

function candidates(selection: Selection): Sql {
  const { search, nearPlaces } = selection
  const { terms, mayMissOne } = search
  const allowed = conditions(selection)
  const keys = (condition: Sql, max: number) =>
    sql`(select key from search_entries where ${condition} and ${allowed} limit ${max})`
  const near = (condition: Sql, km: number) =>
    keys(sql`${condition} and words && ${textArray(within(nearPlaces, km))}`, SEARCH_TOTAL_MAX)
  const everything = sql`true`
  if (terms.length === 0) {
    return sql`candidates as materialized (${near(everything, VERY_NEAR_KM)} union ${near(everything, NEAR_KM)})`
  }
  const anywhere = matching(terms, { level: 'anywhere', mayMissOne })
  const exactly = sql`words @> ${textArray([titleLengthMark(terms.length)])}`
  const title = matching(terms, { level: 'title' })
  const name = matching(terms, { level: 'name' })
  const parts = [
    keys(sql`${exactly} and ${title}`, EXACT_MAX),
    keys(title, TITLE_MAX),
    sql`select key from named`,
    keys(sql`(select count(*) from named) < ${SEARCH_TOTAL_MAX} and ${anywhere}`, SEARCH_TOTAL_MAX),
    ...(nearPlaces.length > 0 ? [near(anywhere, VERY_NEAR_KM), near(anywhere, NEAR_KM)] : []),
  ]
  return sql`named as materialized (${keys(name, SEARCH_TOTAL_MAX)}),
    candidates as materialized (${sql.join(parts, sql` union `)})`
}

/** What may be seen is written in the entries; when, is asked at the moment itself (docs/decisions/017-search.md). */
function conditions({ kinds = [], city, tags = [] }: Selection): Sql {
  const all = [sql`(starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now())`]
  const place = city ? placeOf(city) : null
  const marks = [...tags.map(tagMark), ...(place ? [place] : [])]
  if (kinds.length > 0) all.push(sql`words && ${textArray(kinds.map(kindMark))}`)
  if (marks.length > 0) all.push(sql`words @> ${textArray(marks)}`)
  return sql.join(all, sql` and `)
}

const within = (places: NearPlace[], max: number) =>
  places.filter(({ km }) => km <= max).map(({ place }) => place)

function toFound({ kind, id, title, excerpt, city, url, place }: Row, nearPlaces: NearPlace[]): Found {
  const km = nearPlaces.find((near) => near.place === place)?.km
  return { kind, id, title, excerpt, city, url, ...(km === undefined ? {} : { distanceKm: km }) }
}
