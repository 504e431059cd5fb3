import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { OWN_ITEMS_MAX } from '#domain/limits'

type Place = { topicId: string; memberId: string }

type TopicViewer = {
  liked: boolean
  /** Not while it is muted. */
  followed: boolean
  muted: boolean
  readAt: string | null
  likedComments: string[]
  /** Own ones that wait for staff. */
  heldComments: string[]
}

const LIKED_COMMENTS_MAX = 1_000

/** Authors follow their topics unless they say otherwise. */
const follows = (memberId: string) =>
  sql`coalesce(member.follows, topic.owner_id = ${memberId}, false) and member.muted is not true`

export async function topicViewer(
  connection: Connection,
  { topicId, memberId }: Place,
): Promise<TopicViewer> {
  const [found] = await runSql<TopicViewer>(
    connection,
    sql`select
        exists (select from forum_topic_likes where topic_id = topic.id and owner_id = ${memberId}) as liked,
        ${follows(memberId)} as followed,
        member.muted is true as muted,
        member.read_at as "readAt",
        (select coalesce(json_agg(comment_id), '[]') from (
          select comment_id from forum_comment_likes where owner_id = ${memberId}
            and comment_id in (select id from forum_comments where topic_id = topic.id)
          order by created_at desc limit ${LIKED_COMMENTS_MAX}) liked) as "likedComments",
        (select coalesce(json_agg(id), '[]') from (select id from forum_comments
          where topic_id = topic.id and owner_id = ${memberId} and is_held
          order by created_at desc limit ${OWN_ITEMS_MAX}) held) as "heldComments"
      from forum_topics topic
        left join topic_members member on member.topic_id = topic.id and member.member_id = ${memberId}
      where topic.id = ${topicId}`,
  )
  return { ...found!, readAt: moment(found!.readAt) }
}

/** A muted topic is followed and heard again. */
export async function toggleFollow(connection: Connection, { topicId, memberId }: Place): Promise<boolean> {
  const [row] = await runSql<{ follows: boolean }>(
    connection,
    sql`insert into topic_members as known (topic_id, member_id, follows)
      select id, ${memberId}, owner_id is distinct from ${memberId}::uuid from forum_topics where id = ${topicId}
      on conflict (topic_id, member_id) do update set muted = false,
        follows = known.muted or not coalesce(known.follows, not excluded.follows)
      returning follows`,
  )
  return row?.follows ?? false
}

/** Whether it is followed stays as it is, for when it is heard again. */
export async function setMuted(
  connection: Connection,
  { topicId, memberId, muted }: Place & { muted: boolean },
) {
  await runSql(
    connection,
    sql`insert into topic_members (topic_id, member_id, muted)
      select id, ${memberId}, ${muted} from forum_topics where id = ${topicId}
      on conflict (topic_id, member_id) do update set muted = excluded.muted`,
  )
  const [member] = await runSql<{ muted: boolean; followed: boolean }>(
    connection,
    sql`select member.muted, ${follows(memberId)} as followed
      from topic_members member join forum_topics topic on topic.id = member.topic_id
      where member.topic_id = ${topicId} and member.member_id = ${memberId}`,
  )
  return member ?? { muted: false, followed: false }
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
