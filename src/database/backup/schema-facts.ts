import type pg from 'pg'

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; value: string; isCalled: boolean }

/** Without tables of extensions, and without generated columns, which cannot be written. */
export async function ownTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
  )
  return rows
}

export async function sequenceStates(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename::text as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const states: Sequence[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from public.${quoted(name)}`,
    )
    states.push({ name, ...found[0]! })
  }
  return states
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Columns by name, because their order may differ. */
export const copyStatement = ({ name, columns }: Table, direction: 'to stdout' | 'from stdin') =>
  `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.payload_migrations') as migrations`)
  if (found[0].migrations === null) return []
  const { rows } = await client.query<{ name: string }>(
    'select name from public.payload_migrations where name is not null order by name',
  )
  return rows.map(({ name }) => name)
}
