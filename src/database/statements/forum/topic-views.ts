import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { HOT_DAYS } from '#domain/forum/topic-badges'
import { VIEW_HOURS } from '#domain/limits'
import { type Connection, runSql } from '#database/connection/sql'

type View = { topicId: string; visitor: string }
type Viewed = { views: number; isCounted: boolean }

/** Once per reader in six hours. The hash of a reader differs by topic, so that readers cannot be traced. */
export async function countView(connection: Connection, { topicId, visitor }: View): Promise<Viewed | null> {
  const reader = createHmac('sha256', connection.payload.secret)
    .update(`view:${topicId}:${visitor}`)
    .digest('base64url')
  const [row] = await runSql<{ views: number; counted: number }>(
    connection,
    sql`with seen as (
        insert into topic_views as known (topic_id, reader, viewed_at)
        select id, ${reader}, now() from forum_topics where id = ${topicId}
        on conflict (topic_id, reader) do update set viewed_at = now()
          where known.viewed_at <= now() - make_interval(hours => ${VIEW_HOURS})
        returning 1
      ), counted as (
        update forum_topics set views_count = coalesce(views_count, 0) + 1
        where id = ${topicId} and exists (select from seen)
        returning views_count
      )
      select coalesce((select views_count from counted), views_count)::int as views,
        (select count(*) from counted)::int as counted
      from forum_topics where id = ${topicId}`,
  )
  return row ? { views: row.views, isCounted: row.counted > 0 } : null
}

export const purgeViews = (connection: Connection) =>
  runSql(
    connection,
    sql`delete from topic_views where viewed_at < now() - make_interval(days => ${HOT_DAYS})`,
  )
