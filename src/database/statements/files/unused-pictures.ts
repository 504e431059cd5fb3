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
  const edits = (await tablesWithEdits(connection)).map(notInEdits)
  const texts = [notInTexts('articles', 'content'), notInTexts('_articles_v', 'version_content')]
  return sql.join([...columns, ...edits, ...texts], sql` and `)
}

/** In rich text a picture is only an id. An index over the same expression serves this; EXISTS would scan the texts. */
const notInTexts = (table: string, column: string) =>
  sql`(select count(*) from ${sql.identifier(table)} where jsonb_path_query_array(${sql.identifier(column)},
      'strict $.** ? (@ like_regex "^[0-9a-f-]{36}$")') @> to_jsonb(media.id)) = 0`

type Edits = { table: string; holders: string[] }

/** An edit that waits for approval is JSON (`collections/traits/approvable.ts`), and shows pictures of its author. */
function notInEdits({ table, holders }: Edits) {
  const isOf = sql.join(
    holders.map((column) => sql`${sql.identifier(column)} = media.owner_id`),
    sql` or `,
  )
  return sql`not exists (select 1 from ${sql.identifier(table)}
      where (${isOf}) and proposed::text like '%' || media.id || '%')`
}

const tablesWithEdits = (connection: Connection) =>
  runSql<Edits>(
    connection,
    sql`select attrelid::regclass::text as "table", (select array_agg(attname::text) from pg_attribute other
          where other.attrelid = edits.attrelid and attname in ('owner_id', 'claimed_by_id')) as holders
        from pg_attribute edits where attname = 'proposed' and attnum > 0 and atttypid = 'jsonb'::regtype
          and attrelid in (select oid from pg_class where relkind = 'r')`,
  )
