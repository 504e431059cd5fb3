import { sql } from '@payloadcms/db-postgres'
import { notHidden, notHiddenFor } from '#access/visibility/hidden'
import { type Connection, runSql } from '#database/connection/sql'
import type { Viewer } from '#domain/roles'

/** How many topics each category has for this viewer. */
export async function topicsByCategory(connection: Connection, viewer: Viewer): Promise<Map<string, number>> {
  const rows = await runSql<{ category: string; topics: number }>(
    connection,
    sql`select category_id as category, count(*)::int as topics from forum_topics
      where ${notHiddenFor(viewer)} group by category_id`,
  )
  return new Map(rows.map(({ category, topics }) => [category, topics]))
}

export type ForumCounts = { forum: number; members: number; topicViews: number; topicReplies: number }

/** The same as `GET /api/stats` says of them, without all the rest. */
export async function forumCounts(connection: Connection): Promise<ForumCounts> {
  const [counts] = await runSql<ForumCounts>(
    connection,
    sql`select count(*)::int as forum, (select count(*)::int from users) as members,
        coalesce(sum(views_count), 0)::int as "topicViews", coalesce(sum(replies_count), 0)::int as "topicReplies"
      from forum_topics where ${notHidden.sql()}`,
  )
  return counts!
}
