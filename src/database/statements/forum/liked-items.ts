import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { type Connection, runSql } from '#database/connection/sql'

type LikedTopic = { owner: string | null; title: string; slug: string | null }
type LikedComment = LikedTopic & { topicId: string; content: string }

/** In SQL and small, because likes come by the hundred. Nobody is told of what is hidden. */
export async function likedTopic(connection: Connection, id: string): Promise<LikedTopic | undefined> {
  const [topic] = await runSql<LikedTopic>(
    connection,
    sql`select owner_id as owner, title, slug from forum_topics where id = ${id} and ${notHidden.sql()}`,
  )
  return topic
}

export async function likedComment(connection: Connection, id: string): Promise<LikedComment | undefined> {
  const [comment] = await runSql<LikedComment>(
    connection,
    sql`select comment.owner_id as owner, comment.content, topic.id as "topicId", topic.title, topic.slug
      from forum_comments comment join forum_topics topic on topic.id = comment.topic_id
      where comment.id = ${id} and comment.hidden is not true and topic.hidden is not true`,
  )
  return comment
}
