import { sql } from '@payloadcms/db-postgres'
import { type CollectionCustom, createLocalReq, type Payload } from 'payload'
import { isSearchKind, type SearchKind } from '#domain/search/search-kinds'
import { inTransaction } from '#database/connection/in-transaction'
import { runSql, tableOf } from '#database/connection/sql'
import type { SearchEntry } from './entry'
import { forgetUnusedWords } from './forget-words'
import { keepEntries, uuids } from './keep-entries'
import { textArray } from '../text-array'

const BATCH = 100
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type EntryOf = (doc: unknown) => SearchEntry | null
type Reindex = {
  payload: Payload
  onKind?: (kind: SearchKind, count: number) => void
}

export async function reindex({ payload, onKind }: Reindex): Promise<void> {
  const searchable = payload.config.collections.flatMap(({ slug: kind, custom }) => {
    const { searchEntryOf: entryOf }: CollectionCustom = custom
    return entryOf !== undefined && isSearchKind(kind) ? [{ kind, entryOf }] : []
  })
  for (const source of searchable) {
    const count = await reindexKind({ payload, ...source })
    await runSql({ payload }, forgetOrphans(source.kind))
    onKind?.(source.kind, count)
  }
  const kinds = searchable.map(({ kind }) => kind)
  await runSql({ payload }, sql`delete from search_entries where kind <> all(${textArray(kinds)})`)
  await forgetUnusedWords(payload)
}

type Source = Pick<Reindex, 'payload'> & { kind: SearchKind; entryOf: EntryOf }

async function reindexKind(source: Source): Promise<number> {
  let count = 0
  for (let ids = await nextIds(source, FIRST_ID); ids.length > 0; ids = await nextIds(source, ids.at(-1)!)) {
    const done = await reindexSome(source, { ids, isWaiting: false })
    // Waiting while holding no other lock cannot cause a deadlock.
    for (const id of ids) if (!done.includes(id)) await reindexSome(source, { ids: [id], isWaiting: true })
    count += ids.length
  }
  return count
}

async function nextIds({ payload, kind }: Source, after: string): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    { payload },
    sql`select id from ${tableOf(kind)} where id > ${after}::uuid order by id limit ${BATCH}`,
  )
  return rows.map(({ id }) => id)
}

/** Locks the rows, so that no concurrent edit is overwritten; returns those that nobody else had locked. */
async function reindexSome(source: Source, { ids, isWaiting }: { ids: string[]; isWaiting: boolean }) {
  const { payload, kind, entryOf } = source
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const held = await runSql<{ id: string }>(
      req,
      sql`select id from ${tableOf(kind)} where id = any(${uuids(ids)})
        for no key update ${isWaiting ? sql`` : sql`skip locked`}`,
    )
    const heldIds = held.map(({ id }) => id)
    const { docs } = await payload.find({
      collection: kind as 'articles',
      where: { id: { in: heldIds } },
      depth: 1,
      pagination: false,
      overrideAccess: true,
      req,
    })
    const entries = docs.map((doc) => ({ id: doc.id, entry: entryOf(doc) }))
    await keepEntries(req, { kind, entries, isNews: false })
    return heldIds
  })
}

const forgetOrphans = (kind: SearchKind) => sql`
  delete from search_entries where kind = ${kind} and document_id not in (select id from ${tableOf(kind)})`
