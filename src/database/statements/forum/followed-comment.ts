import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { Role } from '#domain/roles'

type FollowedComment = {
  content: string
  title: string
  author: { id: string; name: string; role: Role } | null
}

/** Null when it is hidden or gone. The lock keeps it as it is until those who follow are told. */
export async function followedComment(connection: Connection, id: string): Promise<FollowedComment | null> {
  const [comment] = await runSql<FollowedComment>(
    connection,
    sql`select comment.content, topic.title,
        (select json_build_object('id', id, 'name', full_name, 'role', role) from users
          where id = comment.owner_id) as author
      from forum_comments comment join forum_topics topic on topic.id = comment.topic_id
      where comment.id = ${id} and comment.hidden is not true and topic.hidden is not true
      for share of comment`,
  )
  return comment ?? null
}
