import { sql } from '@payloadcms/db-postgres'
import type { Author } from '#domain/account/author'
import { authorsOf } from '#database/statements/account/authors'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import type { WindowQuery } from '#domain/community/window-query'

type SQL = ReturnType<typeof sql>

/** The comments of one topic or post. */
export type Comments = {
  collection: 'forum-comments' | 'post-comments'
  /** Which of the collection are its own, and which of these the viewer sees. */
  own: SQL
  seen: SQL
  /** Further fields of a comment, by their names. */
  fields?: SQL[]
}
export type StoredComment = {
  id: string
  author: Author | null
  content: string
  createdAt: string
  editedAt: string | null
}
type Window<Stored> = { comments: Stored[]; before: number; after: number; total: number }
type Row<Stored> = Omit<Stored, 'author'> & { ownerId: string | null }

/** Oldest first. Null when the comment to start from was never there, or is gone. */
export async function readWindow<Stored extends StoredComment>(
  connection: Connection,
  comments: Comments,
  query: WindowQuery,
): Promise<Window<Stored> | null> {
  const start = query.after ?? query.before ?? query.around
  if (start && !(await isAmong(connection, comments, start))) return null
  const [found] = await runSql<{ rows: Row<Stored>[]; before: number; total: number }>(
    connection,
    selectWindow(comments, query),
  )
  const { rows, before, total } = found!
  const authors = await authorsOf(
    connection,
    rows.map(({ ownerId }) => ownerId),
  )
  const stored = rows.map(({ ownerId, ...row }) => ({
    ...row,
    author: (ownerId && authors.get(ownerId)) || null,
    createdAt: new Date(row.createdAt).toISOString(),
    editedAt: row.editedAt && new Date(row.editedAt).toISOString(),
  })) as unknown as Stored[]
  return { comments: stored, before, after: total - before - stored.length, total }
}

async function isAmong(connection: Connection, { collection, own }: Comments, id: string): Promise<boolean> {
  const found = await runSql(
    connection,
    sql`select 1 from ${tableOf(collection)} where id = ${id} and ${own}`,
  )
  return found.length > 0
}

/** Continues behind or before a comment by time and id, so that it reads as many rows as it shows. */
function selectWindow(comments: Comments, query: WindowQuery): SQL {
  const { collection, own, seen, fields = [] } = comments
  const count = (condition: SQL) =>
    sql`(select count(*)::int from ${tableOf(collection)} where ${own} and ${seen} and ${condition})`
  const first = (name: string) =>
    sql`(select ${sql.identifier(name)} from page order by created_at, id limit 1)`
  const isEarlier = sql`(created_at, id) < (${first('created_at')}, ${first('id')})`
  const isPastEnd = query.after !== undefined
  const shown = [
    sql`'id', id, 'ownerId', owner_id, 'content', content, 'createdAt', created_at, 'editedAt', edited_at`,
    ...fields,
  ]
  return sql`
    with page as materialized (${selectPage(comments, query)})
    select
      (select coalesce(json_agg(json_build_object(${sql.join(shown, sql`, `)}) order by created_at, id), '[]')
        from page) as rows,
      case when exists (select from page) then ${count(isEarlier)}
        when ${isPastEnd} then ${count(sql`true`)} else 0 end as before,
      ${count(sql`true`)} as total`
}

function selectPage({ collection, own, seen }: Comments, query: WindowQuery): SQL {
  const { after, before, around, newest, ids, limit } = query
  const from = tableOf(collection)
  const select = (condition: SQL, order: SQL, most: number) =>
    sql`(select * from ${from} where ${own} and ${seen} and ${condition} order by ${order} limit ${most})`
  const oldestFirst = (condition: SQL, most = limit) => select(condition, sql`created_at, id`, most)
  const newestFirst = (condition: SQL, most = limit) => select(condition, sql`created_at desc, id desc`, most)
  const placeOf = (id: string) => sql`((select created_at from ${from} where id = ${id}), ${id}::uuid)`
  if (ids) return oldestFirst(sql`id = any(${`{${ids.join(',')}}`}::uuid[])`)
  if (newest) return newestFirst(sql`true`)
  if (after) return oldestFirst(sql`(created_at, id) > ${placeOf(after)}`)
  if (before) return newestFirst(sql`(created_at, id) < ${placeOf(before)}`)
  if (!around) return oldestFirst(sql`true`)
  const half = Math.floor(limit / 2)
  const earlier = newestFirst(sql`(created_at, id) < ${placeOf(around)}`, half)
  return sql`${earlier} union all ${oldestFirst(sql`(created_at, id) >= ${placeOf(around)}`, limit - half)}`
}
