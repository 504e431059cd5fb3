import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql } from '#database/connection/sql'
import { renewThesaurus } from '../thesaurus/current'
import { firstGroups } from '../thesaurus/groups'
import { synonymsVersion } from '../thesaurus/store'

/** Writes the first synonyms, once, and what is made of them; nothing when that has been done. */
export async function prepareSearch(payload: Payload): Promise<void> {
  if (!(await writeFirstSynonyms(payload))) return
  await renewThesaurus(payload)
  const version = await synonymsVersion({ payload })
  await runSql(
    { payload },
    sql`update search_index set version = ${version} where not exists (select from search_entries)`,
  )
}

async function writeFirstSynonyms(payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const [first] = await runSql(
      req,
      sql`update search_index set thesaurus_version = 'first' where thesaurus_version = '' returning true`,
    )
    if (!first) return false
    await runSql(
      req,
      sql`insert into synonyms (phrases) select jsonb_array_elements_text(${JSON.stringify(firstGroups)}::jsonb)`,
    )
    return true
  })
}
