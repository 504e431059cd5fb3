import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { unreadPosts } from '#database/statements/feed/unread-posts'
import { runSql } from '#database/connection/sql'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, signedIn } from '#collections/endpoints/answers'

/** Not through Payload, which would end the member's sockets. */
const visit: Endpoint = {
  path: '/feed/visit',
  method: 'post',
  custom: { ...open({ query: [], limit: 'visit' }), ...whileSuspended },
  handler: async (req) => {
    await runSql(
      req,
      sql`update users set feed_visited_at = clock_timestamp() where id = ${signedIn(req).id}`,
    )
    return privately({ count: 0 })
  },
}

const unread: Endpoint = {
  path: '/feed/unread',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const [row] = await runSql<{ count: number }>(req, sql`select ${unreadPosts(signedIn(req).id)} as count`)
    return privately({ count: row!.count })
  },
}

export const feed = [visit, unread]
