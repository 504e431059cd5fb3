import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '#database/connection/sql'
import { renewThesaurus } from '../thesaurus/current'
import { synonymsVersion } from '../thesaurus/store'
import { prepareSearch } from './prepare-search'
import { reindex } from './reindex'

/**
 * Entries hold marks for phrases of the synonyms; when these or the form of entries have changed since the index was
 * made, it is made anew.
 */
export async function reindexWhenOutdated(payload: Payload): Promise<void> {
  await prepareSearch(payload)
  const connection = { payload }
  const version = await synonymsVersion(connection)
  const [made] = await runSql<{ version: string }>(connection, sql`select version from search_index`)
  if (made?.version === version) return
  await renewThesaurus(payload)
  await reindex({ payload })
  await runSql(connection, sql`update search_index set version = ${version}`)
}
