import type pg from 'pg'
import { ownTables, quoted } from './schema-facts'

type ForeignKey = { table: string; name: string; definition: string }

/** Drops foreign keys and disables triggers, as pg_dump does. Returns a function that restores both. */
export async function loosenTables(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0`,
  )
  const tables = await ownTables(client)
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const { name } of tables)
      await client.query(`alter table public.${quoted(name)} ${state} trigger user`)
  }
  await setTriggers('disable')
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    await setTriggers('enable')
  }
}
