import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { textArray } from '../text-array'
import type { Wanted } from './wanted'

type Conditions = Wanted & { id: string; priceMax: number | null }

/** From now on; what was found for other conditions and not told yet is forgotten. */
export const writeConditions = (connection: Connection, { id, words, keys, priceMax }: Conditions) =>
  runSql(
    connection,
    sql`with forgotten as (${forgetUntold(id)})
      insert into search_conditions (search_id, words, keys, price_max)
      values (${id}::uuid, ${words}::tsquery, ${textArray(keys)}, ${priceMax})
      on conflict (search_id) do update set words = excluded.words, keys = excluded.keys,
        price_max = excluded.price_max, version = '', since = clock_timestamp()`,
  )

/** A search that is paused finds nothing and tells nothing. */
export const dropConditions = (connection: Connection, id: string) =>
  runSql(
    connection,
    sql`with forgotten as (${forgetUntold(id)}) delete from search_conditions where search_id = ${id}::uuid`,
  )

const forgetUntold = (id: string) =>
  sql`delete from search_hits where search_id = ${id}::uuid and told_at is null`

type Outdated = { id: string; address: string }

/** Of those made with other synonyms. */
export const outdatedConditions = (
  connection: Connection,
  { version, limit }: { version: string; limit: number },
) =>
  runSql<Outdated>(
    connection,
    sql`select search_id as id, address
      from (
        (select search_id from search_conditions where version < ${version} limit ${limit})
        union all (select search_id from search_conditions where version > ${version} limit ${limit})
      ) outdated join saved_searches on saved_searches.id = search_id
      limit ${limit}`,
  )

type Renewed = { id: string; address: string; version: string; wanted: Wanted | null }

/** Unless the search has changed meanwhile. As it was when its words say nothing any more. */
export const renewConditions = (connection: Connection, { id, address, version, wanted }: Renewed) =>
  runSql(
    connection,
    sql`update search_conditions set version = ${version}
        ${wanted ? sql`, words = ${wanted.words}::tsquery, keys = ${textArray(wanted.keys)}` : sql``}
      where search_id = ${id}::uuid
        and exists (select from saved_searches search where search.id = search_id and search.address = ${address})`,
  )
