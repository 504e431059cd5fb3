import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { HOT_REPLIES, HOT_VIEWS, hotUntil } from '#domain/forum/topic-badges'
import { type Connection, runSql } from '#database/connection/sql'

type Marks = { last_ms: number; reply_ms: number | null; view_ms: number | null }

/** The lock makes concurrent comments wait; only the next statement sees what they wrote. */
export async function refreshTopicActivity(connection: Connection, topicId: string) {
  await runSql(connection, sql`select 1 from forum_topics where id = ${topicId} for no key update`)
  const [marks] = await runSql<Marks>(
    connection,
    sql`select
        ${ms(sql`coalesce((select max(created_at) from forum_comments
          where topic_id = topic.id and ${notHidden.sql()}), topic.created_at)`)} as last_ms,
        ${ms(sql`(select created_at from forum_comments where topic_id = topic.id and ${notHidden.sql()}
          order by created_at desc offset ${HOT_REPLIES - 1} limit 1)`)} as reply_ms,
        ${ms(sql`(select viewed_at from topic_views where topic_id = topic.id
          order by viewed_at desc offset ${HOT_VIEWS - 1} limit 1)`)} as view_ms
      from forum_topics topic where id = ${topicId}`,
  )
  if (!marks) return
  const until = hotUntil({ tenthReplyAt: date(marks.reply_ms), hundredthViewAt: date(marks.view_ms) })
  const last = new Date(marks.last_ms).toISOString()
  await runSql(
    connection,
    sql`update forum_topics set last_activity_at = ${last}, hot_until = ${until?.toISOString() ?? null}
      where id = ${topicId}`,
  )
}

type Expression = ReturnType<typeof sql>
const ms = (moment: Expression) => sql`(extract(epoch from ${moment}) * 1000)::float8`
const date = (value: number | null) => (value === null ? null : new Date(value))
