import { sql } from '@payloadcms/db-postgres'

/** Public posts of others since the member last opened the feed, or since they joined; an expression for a statement. */
export const unreadPosts = (memberId: string) =>
  sql`(select count(*)::int from posts, users
    where users.id = ${memberId} and posts.created_at > coalesce(users.feed_visited_at, users.created_at)
      and posts.owner_id is distinct from users.id and posts.hidden is not true)`
