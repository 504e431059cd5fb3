import pg from 'pg'

/** A statement has a time limit, and one that fills everything would hold it all in memory. */
const PORTION = 50_000
const CATEGORIES = 8

/** A row in each table for every entry of the search, with its title and city; the entries of that kind find theirs. */
const tables = {
  apartments: {
    columns: `id, title, description, city, ad_type, price, rooms, area, furnished, pets_allowed,
      registration_possible, contact, phone, slug, approval, listed, listed_at, created_at`,
    values: `title, text, coalesce(city, 'Бон'), (array['offer', 'search'])[1 + chance % 2]::enum_apartments_ad_type,
      300 + chance % 1500, 1 + chance % 5, 20 + chance % 100, chance % 3 = 0, chance % 4 = 0, chance % 5 = 0,
      'Ана Кол', '+49 ' || key, 'dom-' || key, 'approved', true, at, at`,
  },
  contacts: {
    columns: 'id, name, specialty, city, category, phone, slug, approval, listed, listed_at, created_at',
    values: `title || ' ' || md5(key::text), 'Специалност ' || chance % 90, coalesce(city, 'Бон'),
      (array['doctor', 'lawyer', 'other'])[1 + chance % 3]::enum_contacts_category,
      '+49 ' || key, 'kontakt-' || key, 'approved', true, at, at`,
  },
  forum_topics: {
    columns: 'id, title, content, category_id, slug, replies_count, last_activity_at, created_at',
    values: `title, text, (select id from forum_categories where "order" = chance % ${CATEGORIES}),
      'tema-' || key, chance % 40, at, at`,
  },
} as const
type Table = keyof typeof tables

const insertInto = (table: Table) => `
  insert into ${table} (${tables[table].columns})
  select case when kind = '${table.replace('_', '-')}' then document_id else gen_random_uuid() end,
    ${tables[table].values}
  from (
    select *, abs(hashint8(key)::bigint) as chance, now() - key * interval '20 seconds' as at
    from search_entries where key > $1 and key <= $2
  ) as entry`

/** Three tables at once, each without its indexes until it is full: much faster. */
export async function fillListings(url: string) {
  await withClient(url, (client) =>
    client.query(
      `insert into forum_categories (name, description, slug, "order")
       select 'Тема ' || number, 'За ' || number, 'tema-' || number, number
       from generate_series(0, ${CATEGORIES - 1}) number`,
    ),
  )
  await Promise.all(
    Object.keys(tables).map((table) => withClient(url, (client) => fillTable(client, table as Table))),
  )
}

async function fillTable(client: pg.Client, table: Table) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  )
  const { rows } = await client.query<{ last: number }>('select max(key)::int as last from search_entries')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let from = 0; from < rows[0]!.last; from += PORTION)
    await client.query(insertInto(table), [from, from + PORTION])
  for (const { definition } of indexes) await client.query(definition)
  await client.query(`vacuum analyze ${table}`)
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off")
    await work(client)
  } finally {
    await client.end()
  }
}
