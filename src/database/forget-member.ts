import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from './sql'

/**
 * Before an account goes: whatever shows its name or its likes is announced as changed, and what others were told
 * of it is deleted. Likes, favourites and notifications of the member go with the account (the migration
 * `community`); topics, comments and posts stay without an owner.
 */
export async function forgetMember(connection: Connection, id: string) {
  await runSql(
    connection,
    sql`delete from notifications where data -> 'people' @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`,
  )
  await runSql(
    connection,
    sql`insert into changes (collection, document_id, operation, extra)
      select collection, document_id, 'update', '{"before": {}, "after": {}}'
      from (
        select 'posts' as collection, id::text as document_id from posts where owner_id = ${id}
        union select 'posts', post_id::text from post_likes where owner_id = ${id}
        union select 'posts', post_id::text from post_comments where owner_id = ${id}
        union select 'forum-topics', id::text from forum_topics where owner_id = ${id}
        union select 'forum-topics', topic_id::text from forum_topic_likes where owner_id = ${id}
        union select 'forum-topics', topic_id::text from forum_comments where owner_id = ${id}
      ) shown`,
  )
}
