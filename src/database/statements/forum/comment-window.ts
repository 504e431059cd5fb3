import { sql } from '@payloadcms/db-postgres'
import { notHiddenFor } from '#access/visibility/hidden'
import { authorsOf } from '#database/statements/account/authors'
import { type Connection, runSql } from '#database/connection/sql'
import type { CommentWindowQuery } from '#domain/forum/forum-queries'
import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'
import { richHtml } from '#domain/text/user-text'
import type { Viewer } from '#domain/roles'

type SQL = ReturnType<typeof sql>
type Row = {
  id: string
  owner_id: string | null
  content: string
  mentions: { id: string; name: string }[] | null
  created_at: string
  edited_at: string | null
  likes: number
  is_accepted: boolean
  is_hidden: boolean
}
type Found = { rows: Row[]; before: number; total: number }
type Asked = CommentWindowQuery & { topicId: string; viewer: Viewer }

/** Null when the comment to start from was never in this topic, or is gone. */
export async function commentWindow(connection: Connection, asked: Asked): Promise<CommentWindow | null> {
  const { topicId } = asked
  const start = asked.after ?? asked.before ?? asked.around
  if (start && !(await isIn(connection, { topicId, id: start }))) return null
  const [found] = await runSql<Found>(connection, selectWindow(asked))
  const { rows, before, total } = found!
  const authors = await authorsOf(
    connection,
    rows.map(({ owner_id: owner }) => owner),
  )
  const comments = rows.map((row): TopicComment => ({
    id: row.id,
    author: (row.owner_id && authors.get(row.owner_id)) || null,
    html: richHtml({ content: row.content, mentions: row.mentions ?? [] }),
    content: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
    likesCount: row.likes,
    isAccepted: row.is_accepted,
    isHidden: row.is_hidden,
  }))
  return { comments, before, after: total - before - comments.length, total }
}

type Place = { topicId: string; id: string }

async function isIn(connection: Connection, { topicId, id }: Place): Promise<boolean> {
  const rows = await runSql(
    connection,
    sql`select 1 from forum_comments where id = ${id} and topic_id = ${topicId}`,
  )
  return rows.length > 0
}

/** Continues behind or before a comment by time and id, so that it reads as many rows as it shows. */
function selectWindow({ topicId, viewer, ...query }: Asked): SQL {
  const seen = sql`topic_id = ${topicId} and ${notHiddenFor(viewer)}`
  const count = (condition: SQL) =>
    sql`(select count(*)::int from forum_comments where ${seen} and ${condition})`
  const first = (name: string) =>
    sql`(select ${sql.identifier(name)} from page order by created_at, id limit 1)`
  const isEarlier = sql`(created_at, id) < (${first('created_at')}, ${first('id')})`
  const isPastEnd = query.after !== undefined
  return sql`
    with page as materialized (${selectPage(seen, query)})
    select
      (select coalesce(json_agg(json_build_object(
          'id', id, 'owner_id', owner_id, 'content', content, 'mentions', mentions, 'created_at', created_at,
          'edited_at', edited_at, 'likes', coalesce(likes_count, 0)::int, 'is_hidden', hidden is true,
          'is_accepted', hidden is not true and id = (select accepted_comment_id from forum_topics where id = ${topicId})
        ) order by created_at, id), '[]') from page) as rows,
      case when exists (select from page) then ${count(isEarlier)}
        when ${isPastEnd} then ${count(sql`true`)} else 0 end as before,
      ${count(sql`true`)} as total`
}

function selectPage(seen: SQL, { after, before, around, newest, ids, limit }: CommentWindowQuery): SQL {
  const oldestFirst = (condition: SQL, most: number) =>
    sql`(select * from forum_comments where ${seen} and ${condition} order by created_at, id limit ${most})`
  const newestFirst = (condition: SQL, most: number) =>
    sql`(select * from forum_comments where ${seen} and ${condition} order by created_at desc, id desc limit ${most})`
  if (ids) return oldestFirst(sql`id = any(${`{${ids.join(',')}}`}::uuid[])`, limit)
  if (newest) return newestFirst(sql`true`, limit)
  if (after) return oldestFirst(sql`(created_at, id) > ${placeOf(after)}`, limit)
  if (before) return newestFirst(sql`(created_at, id) < ${placeOf(before)}`, limit)
  if (!around) return oldestFirst(sql`true`, limit)
  const half = Math.floor(limit / 2)
  const earlier = newestFirst(sql`(created_at, id) < ${placeOf(around)}`, half)
  return sql`${earlier} union all ${oldestFirst(sql`(created_at, id) >= ${placeOf(around)}`, limit - half)}`
}

const placeOf = (id: string) => sql`((select created_at from forum_comments where id = ${id}), ${id}::uuid)`
