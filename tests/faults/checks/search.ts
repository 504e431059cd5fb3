import type { CollectionCustom, Payload } from 'payload'
import type pg from 'pg'
import { isSearchKind } from '#domain/search/search-kinds'
import { rowOf, type SearchEntry } from '#search/index/entry'
import { currentThesaurus } from '#search/thesaurus/current'

type Row = {
  document_id: string
  title: string
  url: string
  city: string | null
  name_key: string
  words: string[]
}
type Asked = {
  client: pg.Client
  payload: Payload
  /** Only what was written after that moment, but all that is gone. */
  since: Date
}

/** The index as it is against the index as `npm run reindex` would make it. */
export async function searchProblems(asked: Asked): Promise<string[]> {
  const problems: string[] = []
  for (const { slug: kind, custom } of asked.payload.config.collections) {
    const { searchEntryOf }: CollectionCustom = custom
    if (searchEntryOf === undefined || !isSearchKind(kind)) continue
    problems.push(...(await problemsOf(asked, { kind, entryOf: searchEntryOf as EntryOf })))
  }
  return problems
}

type EntryOf = (doc: unknown) => SearchEntry | null
type Source = { kind: Parameters<typeof rowOf>[0]['kind']; entryOf: EntryOf }

async function problemsOf({ client, payload, since }: Asked, { kind, entryOf }: Source): Promise<string[]> {
  const thesaurus = await currentThesaurus({ payload })
  const { docs } = await payload.find({
    collection: kind as 'articles',
    where: { updatedAt: { greater_than: since.toISOString() } },
    depth: 1,
    pagination: false,
    overrideAccess: true,
  })
  const { rows } = await client.query<Row>(
    `select document_id, title, url, city, name_key, tsvector_to_array(words) as words
     from search_entries where kind = $1 and document_id = any($2)`,
    [kind, docs.map(({ id }) => id)],
  )
  const found = new Map(rows.map((row) => [row.document_id, row]))
  const problems = docs.flatMap((doc) => {
    const entry = entryOf(doc)
    const wanted = entry && rowOf({ kind, entry, thesaurus })
    const row = found.get(doc.id)
    if (!wanted || !row)
      return !wanted === !row ? [] : [`search: ${kind} ${doc.id} ${wanted ? 'is missing' : 'is hidden'}`]
    const { title, url, city, nameKey, words } = wanted
    const made = [row.title, row.url, row.city, row.name_key, row.words.toSorted().join(' ')]
    const due = [title, url, city, nameKey, words.toSorted().join(' ')]
    return made.every((value, at) => value === due[at]) ? [] : [`search: ${kind} ${doc.id} differs`]
  })
  const { rows: orphans } = await client.query<{ id: string }>(
    `select document_id as id from search_entries where kind = $1
       and document_id not in (select id from ${kind.replaceAll('-', '_')})`,
    [kind],
  )
  return [...problems, ...orphans.map(({ id }) => `search: ${kind} ${id} is gone and still found`)]
}
