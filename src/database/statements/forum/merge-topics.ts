import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

export type MergedTopic = {
  id: string
  title: string
  content: string | null
  owner: string | null
  createdAt: string
  hidden: boolean
  isMerged: boolean
}

type Pair = { from: string; into: string }

/** In the order of their ids, so that two mergers the other way round wait for each other. */
export const lockPair = (connection: Connection, { from, into }: Pair) =>
  runSql<MergedTopic>(
    connection,
    sql`select id, title, content, owner_id as owner, created_at as "createdAt", hidden is true as hidden,
        merged_into_id is not null as "isMerged"
      from forum_topics where id in (${from}, ${into}) order by id for update`,
  )

/** Everything that hangs on a topic goes to another; what both had stays once. */
export async function moveToTopic(connection: Connection, { from, into }: Pair) {
  const run = (statement: ReturnType<typeof sql>) => runSql(connection, statement)
  await run(sql`update forum_topics set accepted_comment_id = null where id = ${from}`)
  await run(sql`update forum_comments set topic_id = ${into} where topic_id = ${from}`)
  await run(sql`update forum_topic_likes set topic_id = ${into} where topic_id = ${from}
    and owner_id not in (select owner_id from forum_topic_likes where topic_id = ${into} and owner_id is not null)`)
  await run(sql`insert into topic_members as known (topic_id, member_id, follows, read_at, muted)
    select ${into}, member_id, follows, read_at, muted from topic_members where topic_id = ${from}
    on conflict (topic_id, member_id) do update set
      follows = coalesce(known.follows or excluded.follows, known.follows, excluded.follows),
      read_at = least(known.read_at, excluded.read_at),
      muted = known.muted or (excluded.muted and known.follows is not true)`)
  await run(sql`update favorites mine set item_id = ${into} where item_type = 'forum-topics' and item_id = ${from}
    and not exists (select from favorites
      where item_type = 'forum-topics' and item_id = ${into} and owner_id = mine.owner_id)`)
  await run(sql`update forum_topics topic set
      replies_count = (select count(*) from forum_comments where topic_id = topic.id and hidden is not true),
      likes_count = (select count(*) from forum_topic_likes where topic_id = topic.id)
    where id in (${from}, ${into})`)
}
