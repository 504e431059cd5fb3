import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { cityNamed } from '#domain/places/cities'
import type { SearchKind } from '#domain/search/search-kinds'

/** Ids of the cities in which there is something public of this kind. Each city costs one look into an index. */
export async function citiesOfKind(connection: Connection, kind: SearchKind): Promise<Set<string>> {
  const rows = await runSql<{ city: string }>(
    connection,
    sql`with recursive found as (
      (${nextCity(kind, sql`''`)})
      union all
      select next.city from found cross join lateral (${nextCity(kind, sql`found.city`)}) as next
    ) select city from found`,
  )
  return new Set(rows.flatMap(({ city }) => cityNamed(city)?.id ?? []))
}

const nextCity = (kind: SearchKind, after: ReturnType<typeof sql>) =>
  sql`select city from search_entries where kind = ${kind} and city > ${after} order by city limit 1`
