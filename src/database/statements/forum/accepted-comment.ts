import { sql } from '@payloadcms/db-postgres'
import { notHidden } from '#access/visibility/hidden'
import { type Connection, runSql } from '#database/connection/sql'

export type AnsweredTopic = {
  title: string
  slug: string | null
  owner: string | null
  accepted: string | null
  hidden: boolean
}

/** The lock makes two answers accepted at once wait for each other. */
export async function lockedTopic(connection: Connection, id: string): Promise<AnsweredTopic | null> {
  const [topic] = await runSql<AnsweredTopic>(
    connection,
    sql`select title, slug, owner_id as owner, accepted_comment_id as accepted, hidden is true as hidden
      from forum_topics where id = ${id} for no key update`,
  )
  return topic ?? null
}

type Comment = { id: string; owner: string | null; content: string }

/** Only what everybody sees. */
export async function shownComment(
  connection: Connection,
  { topicId, id }: { topicId: string; id: string },
): Promise<Comment | null> {
  const [comment] = await runSql<Comment>(
    connection,
    sql`select id, owner_id as owner, content from forum_comments
      where id = ${id} and topic_id = ${topicId} and ${notHidden.sql()} for key share`,
  )
  return comment ?? null
}

export const acceptComment = (connection: Connection, topicId: string, commentId: string | null) =>
  runSql(
    connection,
    sql`update forum_topics set accepted_comment_id = ${commentId}, updated_at = now() where id = ${topicId}`,
  )
