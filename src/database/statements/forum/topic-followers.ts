import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

export type FollowedTopic = {
  id: string
  title: string
  slug: string | null
  owner: string | null
  hidden: boolean
  isFollowedByOwner: boolean
  /** Without the owner. */
  followers: string[]
}

export async function followedTopic(connection: Connection, topicId: string): Promise<FollowedTopic | null> {
  const [topic] = await runSql<FollowedTopic>(
    connection,
    sql`select id, title, slug, owner_id as owner, hidden is true as hidden,
        coalesce((select follows from topic_members
          where topic_id = topic.id and member_id = topic.owner_id), true) as "isFollowedByOwner",
        (select coalesce(json_agg(member_id), '[]') from topic_members
          where topic_id = topic.id and follows and member_id is distinct from topic.owner_id) as followers
      from forum_topics topic where id = ${topicId}`,
  )
  return topic ?? null
}
