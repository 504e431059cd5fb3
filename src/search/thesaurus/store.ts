import { setImmediate } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { cities } from '#domain/places/cities'
import { groupOf, type SynonymGroup } from '#domain/search/synonyms'
import { cityMark } from '../index/marks'
import { Thesaurus } from './thesaurus'

/** Counted up with each change of folding, of the cities or of what entries are made of, after which phrases and entries are made anew at the next start. */
export const FORM = 2

/** Folding everything takes a second or two: others have their turn in between. */
const GROUPS_AT_ONCE = 10

/** Changes whenever a group is added, changed or removed, which a trigger counts. */
export async function synonymsVersion(connection: Connection): Promise<string> {
  const [row] = await runSql<{ version: string }>(
    connection,
    sql`select ${FORM}::int || ' ' || synonyms_changes as version from search_index`,
  )
  return row!.version
}

/** The version that the stored one was made of. */
export async function storedVersion(connection: Connection): Promise<string> {
  const [row] = await runSql<{ version: string }>(
    connection,
    sql`select thesaurus_version as version from search_index`,
  )
  return row!.version
}

/** Without synonyms until the first are written. */
export async function storedThesaurus(connection: Connection): Promise<Thesaurus> {
  const [row] = await runSql<{ thesaurus: string }>(connection, sql`select thesaurus from search_index`)
  return row?.thesaurus ? Thesaurus.from(row.thesaurus) : new Thesaurus()
}

export const storeThesaurus = (
  connection: Connection,
  { version, thesaurus }: { version: string; thesaurus: Thesaurus },
) =>
  runSql(
    connection,
    sql`update search_index set thesaurus_version = ${version}, thesaurus = ${thesaurus.stored()}`,
  )

export async function buildThesaurus(connection: Connection): Promise<Thesaurus> {
  const rows = await runSql<{ phrases: string }>(
    connection,
    sql`select phrases from synonyms order by created_at, id`,
  )
  return thesaurusOf(rows.map(({ phrases }) => groupOf(phrases)))
}

export async function thesaurusOf(groups: readonly SynonymGroup[]): Promise<Thesaurus> {
  const thesaurus = new Thesaurus()
  const all = [
    ...cities.map(({ id, spellings }) => ({ phrases: spellings, words: [cityMark(id)], cityId: id })),
    ...groups,
  ]
  for (const [index, group] of all.entries()) {
    thesaurus.add(group)
    if (index % GROUPS_AT_ONCE === 0) await setImmediate()
  }
  return thesaurus
}
