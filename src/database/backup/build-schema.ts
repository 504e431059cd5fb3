import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'
import { commandTexts } from '#texts/start/commands'
import { migrations } from '../migrations'
import { startProblem } from '#database/start/start-problem'
import { ownTables, quoted } from './schema-facts'

/** Migrations unknown to this version were made by a newer one. */
export function assertKnown(names: readonly string[]) {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) throw startProblem('restore', commandTexts.restoreNewer(unknown.join(', ')))
}

/** Without rows. Only `db` is passed to migrations: a migration that reads documents finds none in an empty database anyway. */
export async function buildSchema({ client, names }: { client: pg.Client; names: readonly string[] }) {
  const db = drizzle(client)
  for (const { name, up } of migrations) {
    if (names.includes(name)) await up({ db } as unknown as MigrateUpArgs)
  }
  // Rows that migrations add come with the backup.
  const tables = (await ownTables(client)).map(({ name }) => `public.${quoted(name)}`)
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
}
