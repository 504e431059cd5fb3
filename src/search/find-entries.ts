import { sql } from '@payloadcms/db-postgres'
import type { Place } from '#domain/distance'
import { NEAR_KM } from '#domain/limits'
import { searchKinds, type SearchKind } from '#domain/search-kinds'
import { placeOf, tagWord } from './entry'
import { matching, score, type Sought, textArray } from './matches'
import { type NearPlace, placesNear } from './near'
import { type Term, termsOf } from './question'
import { type Connection, runStatement } from './run-statement'
import { wordsBeginning, wordsMeant } from './vocabulary'

export type Question = {
  query: string
  kinds?: readonly SearchKind[]
  /** In any spelling. */
  city?: string
  tags?: readonly string[]
  /** Sorts by distance instead of by how well it matches. */
  near?: Place
  page?: number
  limit: number
}
export type Found = {
  kind: SearchKind
  id: string
  title: string
  excerpt: string
  city: string | null
  url: string
  distanceKm?: number
}
export type Findings = { total: number; results: Found[] }

/** Fewer results than this, and words that may have been mistyped are looked for too. */
const ENOUGH = 3
const nothing: Findings = { total: 0, results: [] }

/** What everybody may open and matches the question, the best first. Without words only what is near counts. */
export async function findEntries(connection: Connection, question: Question): Promise<Findings> {
  const terms = termsOf(question.query)
  const near = question.near ? placesNear(question.near) : []
  const ask = (search: Search) => select(connection, { ...question, search, nearPlaces: near })
  if (terms.length === 0) return question.query.trim() === '' && question.near ? ask({ terms: [] }) : nothing

  const begun = await wordsBeginning(connection, terms)
  const exact = await ask({ terms: sought(terms, { begun }) })
  if (exact.total >= ENOUGH) return exact
  const meant = await wordsMeant(connection, terms)
  const tolerant = sought(terms, { begun, meant })
  const found = meant.some(({ length }) => length > 0) ? await ask({ terms: tolerant }) : exact
  if (found.total > 0 || terms.length < 3) return found
  return ask({ terms: tolerant, mayMissOne: true })
}

const sought = (
  terms: readonly Term[],
  { begun, meant }: { begun: string[][]; meant?: string[][] },
): Sought[] =>
  terms.map(({ whole, related, beginnings }, index) => ({
    whole,
    related,
    beginnings,
    begun: begun[index]!,
    meant: meant?.[index] ?? [],
  }))

type Search = { terms: Sought[]; mayMissOne?: boolean }
type Selection = Question & { search: Search; nearPlaces: NearPlace[] }
type Row = Omit<Found, 'distanceKm'> & { total: number; place: string | null }

async function select(connection: Connection, selection: Selection): Promise<Findings> {
  const { nearPlaces, page = 1, limit, search } = selection
  const { terms, mayMissOne } = search
  const points = terms.length > 0 ? score(terms, { mayMissOne }) : sql`0`
  const order = sql`score desc, array_position(${textArray(searchKinds)}, kind), title_words, key`
  const byDistance = sql`array_position(${textArray(nearPlaces.map(({ place }) => place))}, place), ${order}`
  const rows = await runStatement<Row>(
    connection,
    sql`with hits as materialized (
        select key, kind, place, title_words, ${points} as score from search_entries where ${conditions(selection)}
      ), page as (
        select key, row_number() over () as position from (
          select key from hits order by ${nearPlaces.length > 0 ? byDistance : order}
          limit ${limit} offset ${(page - 1) * limit}
        ) ordered
      )
      select counted.total, kind, document_id as id, title, excerpt, city, url, place
      from (select count(*)::int as total from hits) counted
      left join (page join search_entries using (key)) on true order by position`,
  )
  const found = rows.filter(({ id }) => id !== null)
  return { total: rows[0]?.total ?? 0, results: found.map((row) => toFound(row, nearPlaces)) }
}

/** What may be seen is written in the entries; when, is asked at the moment itself (docs/decisions/017-search.md). */
function conditions({ search, kinds = [], city, tags = [], nearPlaces }: Selection) {
  const { terms, mayMissOne } = search
  const all = [
    sql`(starts_at is null or starts_at <= now()) and (expires_at is null or expires_at > now())`,
    terms.length > 0 ? matching(terms, { mayMissOne }) : sql`place = any(${textArray(within(nearPlaces))})`,
  ]
  if (kinds.length > 0) all.push(sql`kind = any(${textArray(kinds)})`)
  if (city) all.push(sql`place = ${placeOf(city)}`)
  if (tags.length > 0) all.push(sql`words @> ${textArray(tags.map(tagWord))}`)
  return sql.join(all, sql` and `)
}

const within = (places: NearPlace[]) => places.filter(({ km }) => km <= NEAR_KM).map(({ place }) => place)

function toFound({ kind, id, title, excerpt, city, url, place }: Row, nearPlaces: NearPlace[]): Found {
  const km = nearPlaces.find((near) => near.place === place)?.km
  return { kind, id, title, excerpt, city, url, ...(km === undefined ? {} : { distanceKm: km }) }
}
