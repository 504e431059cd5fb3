import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#database/connection/sql'
import { type SearchKind, searchKinds } from '#domain/search/search-kinds'
import { runNamed } from '../slow-answers'
import { textArray } from '../text-array'
import { byLevels } from './by-levels'
import { byShare } from './by-share'
import { mostOf, type Selection } from './candidates'
import { entriesWithTerm } from './commonness'

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
export type Selected = { total: number; rows: Row[] }

export async function selectEntries(connection: Connection, selection: Selection): Promise<Selected> {
  const { nearPlaces, page = 1, limit, near, search } = selection
  const plain = sql`score desc, array_position(${textArray(searchKinds)}, kind), dated_at desc nulls last, title_words, key`
  const distance = sql`array_position(${textArray(nearPlaces.map(({ place }) => place))}, place)`
  // Asked for what is near, people want it by distance; a city in the question only puts its own first.
  const order = near
    ? sql`${distance}, level, ${plain}`
    : nearPlaces.length > 0
      ? sql`level, ${distance}, ${plain}`
      : sql`level, ${plain}`
  const candidates = search.isPartial
    ? byShare(selection, await entriesWithTerm(connection))
    : byLevels(selection)
  const rows = await runNamed<Row & { total: number }>(
    connection,
    search.isPartial ? 'entries with most words' : 'entries',
    sql`with ${candidates}, page as (
        select key, row_number() over () as position from (
          select key from candidates order by ${order} limit ${limit} offset ${(page - 1) * limit}
        ) ordered
      )
      select counted.total, kind, document_id as id, title, excerpt, text, city, url, place
      from (select least(count(*), ${mostOf(selection)})::int as total from candidates) counted
      left join (page join search_entries using (key)) on true order by position`,
  )
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}
