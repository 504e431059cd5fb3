import { sql } from '@payloadcms/db-postgres'
import { blockedBy } from '#database/statements/account/blocks'
import { notHidden } from '#access/visibility/hidden'

export const unreadPosts = (memberId: string) =>
  sql`(select count(*)::int from posts, users
    where users.id = ${memberId} and posts.created_at > coalesce(users.feed_visited_at, users.created_at)
      and posts.owner_id is distinct from users.id and ${notHidden.sql()}
      and not exists (select from ${blockedBy(memberId)} blocked where blocked.member_id = posts.owner_id))`
