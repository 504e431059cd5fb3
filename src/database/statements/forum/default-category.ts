import { sql } from '@payloadcms/db-postgres'
import { slugOf } from '#domain/text/slug'
import { type Connection, runSql } from '#database/connection/sql'
import { defaultCategory } from '#texts/forum/forum'

/** Made by a migration, and again where everything was emptied since. */
export async function defaultCategoryId(connection: Connection): Promise<string> {
  const { name, description } = defaultCategory
  await runSql(
    connection,
    sql`insert into forum_categories (name, description, slug, is_active, is_default)
      select ${name}, ${description}, ${slugOf(name)}, true, true
      where not exists (select from forum_categories where is_default) on conflict do nothing`,
  )
  const [row] = await runSql<{ id: string }>(
    connection,
    sql`select id from forum_categories where is_default`,
  )
  return row!.id
}
