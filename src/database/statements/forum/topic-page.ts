import { sql } from '@payloadcms/db-postgres'
import { notHiddenFor } from '#access/visibility/hidden'
import { authorsOf } from '#database/statements/account/authors'
import { type Connection, runSql } from '#database/connection/sql'
import type { TopicPageQuery } from '#domain/forum/forum-queries'
import type { TopicOrder, TopicPage, TopicRow } from '#domain/forum/shown-topics'
import type { Viewer } from '#domain/roles'

type SQL = ReturnType<typeof sql>
type Row = Omit<TopicRow, 'author' | 'createdAt' | 'lastActivityAt'> & {
  ownerId: string | null
  createdAt: string
  lastActivityAt: string
}
type Asked = TopicPageQuery & { viewer: Viewer }

/** What an order compares; the id decides between equals. */
const keys: Record<TopicOrder, string[]> = {
  active: ['is_pinned', 'last_activity_at', 'id'],
  newest: ['created_at', 'id'],
  unanswered: ['created_at', 'id'],
}

/** Continues behind a topic, so that new ones move nothing. Null when that topic is gone. */
export async function topicPage(connection: Connection, asked: Asked): Promise<TopicPage | null> {
  const { after, limit } = asked
  if (after && !(await exists(connection, after))) return null
  const rows = await runSql<Row>(connection, selectTopics(asked))
  const shown = rows.slice(0, limit)
  const authors = await authorsOf(
    connection,
    shown.map(({ ownerId }) => ownerId),
  )
  const topics = shown.map(({ ownerId, ...row }): TopicRow => ({
    ...row,
    author: (ownerId && authors.get(ownerId)) || null,
    createdAt: new Date(row.createdAt).toISOString(),
    lastActivityAt: new Date(row.lastActivityAt).toISOString(),
  }))
  return { topics, hasMore: rows.length > limit }
}

async function exists(connection: Connection, id: string): Promise<boolean> {
  return (await runSql(connection, sql`select 1 from forum_topics where id = ${id}`)).length > 0
}

function selectTopics({ order, category, after, limit, viewer }: Asked): SQL {
  const by = keys[order].map((name) => sql.identifier(name))
  const conditions = [notHiddenFor(viewer)]
  if (category) conditions.push(sql`category_id = ${category}`)
  if (order === 'unanswered') conditions.push(sql`replies_count = 0`)
  if (after) {
    const last = by.map((name) => sql`(select ${name} from forum_topics where id = ${after})`)
    conditions.push(sql`(${sql.join(by, sql`, `)}) < (${sql.join(last, sql`, `)})`)
  }
  const newestFirst = sql.join(
    by.map((name) => sql`${name} desc`),
    sql`, `,
  )
  return sql`
    select topic.id, topic.slug, topic.title, topic.owner_id as "ownerId",
      case when category.id is not null then
        json_build_object('id', category.id, 'name', category.name, 'slug', category.slug) end as category,
      topic.is_pinned is true and (topic.pinned_until is null or topic.pinned_until > now()) as "isPinned",
      coalesce(topic.hot_until > now(), false) as "isHot",
      exists (select from forum_comments where id = topic.accepted_comment_id and hidden is not true) as "hasAccepted",
      coalesce(topic.replies_count, 0)::int as "repliesCount", coalesce(topic.views_count, 0)::int as "viewsCount",
      coalesce(topic.likes_count, 0)::int as "likesCount",
      topic.created_at as "createdAt", topic.last_activity_at as "lastActivityAt"
    from (
      select *, row_number() over () as position from (
        select * from forum_topics where ${sql.join(conditions, sql` and `)} order by ${newestFirst} limit ${limit + 1}
      ) page
    ) topic
    left join forum_categories category on category.id = topic.category_id
    order by position`
}
