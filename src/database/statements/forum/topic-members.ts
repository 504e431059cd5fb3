import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

type Place = { topicId: string; memberId: string }

type TopicViewer = {
  liked: boolean
  followed: boolean
  readAt: string | null
  likedComments: string[]
}

const LIKED_COMMENTS_MAX = 1_000

/** Authors follow their topics unless they say otherwise. */
export async function topicViewer(
  connection: Connection,
  { topicId, memberId }: Place,
): Promise<TopicViewer> {
  const [found] = await runSql<TopicViewer>(
    connection,
    sql`select
        exists (select from forum_topic_likes where topic_id = topic.id and owner_id = ${memberId}) as liked,
        coalesce(member.follows, topic.owner_id = ${memberId}, false) as followed,
        member.read_at as "readAt",
        (select coalesce(json_agg(comment_id), '[]') from (
          select comment_id from forum_comment_likes where owner_id = ${memberId}
            and comment_id in (select id from forum_comments where topic_id = topic.id)
          order by created_at desc limit ${LIKED_COMMENTS_MAX}) liked) as "likedComments"
      from forum_topics topic
        left join topic_members member on member.topic_id = topic.id and member.member_id = ${memberId}
      where topic.id = ${topicId}`,
  )
  return { ...found!, readAt: moment(found!.readAt) }
}

export async function toggleFollow(connection: Connection, { topicId, memberId }: Place): Promise<boolean> {
  const [row] = await runSql<{ follows: boolean }>(
    connection,
    sql`insert into topic_members as known (topic_id, member_id, follows)
      select id, ${memberId}, owner_id is distinct from ${memberId}::uuid from forum_topics where id = ${topicId}
      on conflict (topic_id, member_id) do update set follows = not coalesce(known.follows, not excluded.follows)
      returning follows`,
  )
  return row?.follows ?? false
}

/** Never goes back, and never into the future. */
export async function markRead(
  connection: Connection,
  { topicId, memberId, at }: Place & { at: string },
): Promise<string | null> {
  const [row] = await runSql<{ read_at: string }>(
    connection,
    sql`insert into topic_members as known (topic_id, member_id, read_at)
      select id, ${memberId}, least(${at}::timestamptz, clock_timestamp()) from forum_topics where id = ${topicId}
      on conflict (topic_id, member_id) do update set read_at = greatest(known.read_at, excluded.read_at)
      returning read_at`,
  )
  return moment(row?.read_at)
}

const moment = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null)
