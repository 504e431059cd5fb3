import { sql } from '@payloadcms/db-postgres'
import { isMembersPurpose, picturePurposes } from '#domain/files/pictures'
import { type Connection, lockRow, runSql } from '#database/connection/sql'

type Asked = { hours: number; limit: number }

export async function unusedPictures(connection: Connection, { hours, limit }: Asked): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select id from media where ${membersPicture} and created_at < now() - make_interval(hours => ${hours})
        and ${await isUnused(connection)} order by created_at limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** Locked until the transaction ends. */
export async function holdUnusedPicture(connection: Connection, id: string): Promise<boolean> {
  await lockRow(connection, { slug: 'media', id })
  const rows = await runSql(
    connection,
    sql`select 1 from media where id = ${id} and ${membersPicture} and ${await isUnused(connection)}`,
  )
  return rows.length > 0
}

/** `until` is a day. Not seen by its owner any more, and deleted after it. */
export async function keepPicture(connection: Connection, { id, until }: { id: string; until: string }) {
  await runSql(connection, sql`update media set kept_until = ${until} where id = ${id}`)
}

const membersPicture = sql`(kept_until is null or kept_until < now()) and purpose in (${sql.join(
  picturePurposes.filter(isMembersPurpose).map((purpose) => sql`${purpose}`),
  sql`, `,
)})`

type Reference = { table: string; column: string }

/** From the catalogue, so that columns added later are covered. */
async function isUnused(connection: Connection) {
  const references = await runSql<Reference>(
    connection,
    sql`select conrelid::regclass::text as "table", attname as "column"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'media'::regclass
          and conrelid <> 'payload_locked_documents_rels'::regclass`,
  )
  const columns = references.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = media.id)`,
  )
  const waiting = await tablesWithEdits(connection)
  const edits = waiting.map(
    ({ table }) =>
      sql`not exists (select 1 from ${sql.identifier(table)} where proposed::text like '%' || media.id || '%')`,
  )
  // Rich text refers to pictures by id only.
  const texts = [
    sql`not exists (select 1 from articles where content::text like '%' || media.id || '%')`,
    sql`not exists (select 1 from _articles_v where version_content::text like '%' || media.id || '%')`,
  ]
  return sql.join([...columns, ...edits, ...texts], sql` and `)
}

/** An edit that waits for approval is stored as JSON (`collections/traits/approvable.ts`). */
const tablesWithEdits = (connection: Connection) =>
  runSql<{ table: string }>(
    connection,
    sql`select attrelid::regclass::text as "table" from pg_attribute
        where attname = 'proposed' and attnum > 0 and atttypid = 'jsonb'::regtype
          and attrelid in (select oid from pg_class where relkind = 'r')`,
  )
