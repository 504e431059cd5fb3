import pg from 'pg'
import { superuserUrl } from './superuser'
import { fillTable } from './fill-table'
import { type Column, columnsOfTables, small } from './values'

const large = new Set(['events', 'forum_comments', 'notifications', 'posts', 'saved_searches', 'small_ads'])
const LARGE_ROWS = 100_000
const ROWS = 12_000

const search = ['search_entries', 'search_words', 'search_conditions', 'search_hits']

/** Without triggers and foreign keys, and with indexes rebuilt at the end, for speed. */
export async function fillTables() {
  const client = new pg.Client({ connectionString: superuserUrl() })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off')
    const { rows: columns } = await client.query<Column>(columnsOfTables)
    const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !small.test(table))
    const filled = [...tables, ...search]
    const oids = filled.map((table) => `'public.${table}'::regclass`).join(', ')
    await client.query(`update pg_index set indisready = false where indrelid in (${oids})`)
    for (const table of tables) {
      const own = columns.filter((column) => column.table === table)
      await fillTable({ client, table, columns: own, rows: large.has(table) ? LARGE_ROWS : ROWS })
    }
    await client.query(fillSearch)
    for (const table of filled) await client.query(`reindex table ${table}`)
    await client.query(`analyze ${filled.join(', ')}`)
  } finally {
    await client.end()
  }
}

const fillSearch = `
  insert into search_entries
    (kind, document_id, title, excerpt, url, place, title_key, name_key, title_words, words)
  select kind, gen_random_uuid(), title, excerpt, url, place, title_key, name_key, title_words, words
  from search_entries cross join generate_series(1, 40);
  insert into search_conditions (search_id, words, keys)
    select id, '''зъболекар'' & ''!services'''::tsquery, array['зъболекар' || row_number() over ()] from saved_searches;
  insert into search_hits (search_id, kind, document_id, due_at, told_at)
    select id, 'services', gen_random_uuid(), now(), now() from saved_searches;
  insert into search_words select left(md5(number::text), 9) from generate_series(1, 20000) number`
