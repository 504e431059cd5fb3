import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, Payload } from 'payload'
import { visibleRows } from '#access/visibility/visible'
import { runSql } from '#database/connection/sql'
import { type SiteArea, siteAreas } from '#domain/areas'
import { open } from '#collections/guard/open-endpoints'
import { privately } from '#collections/endpoints/answers'
import { itemTable } from '#collections/endpoints/lists/item-table'

export const stats: Endpoint = {
  path: '/stats',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { config: topics } = req.payload.collections['forum-topics']
    const counts = [
      ...siteAreas.map((area) => countOf(req.payload, area)),
      sql`select 'members' as key, count(*)::int as count from users`,
      sql`select 'topicViews', coalesce(sum(views_count), 0)::int from forum_topics where ${visibleRows(topics)}`,
      sql`select 'topicReplies', coalesce(sum(replies_count), 0)::int from forum_topics where ${visibleRows(topics)}`,
    ]
    const rows = await runSql<{ key: string; count: number }>(req, sql.join(counts, sql` union all `))
    return privately(Object.fromEntries(rows.map(({ key, count }) => [key, count])))
  },
}

function countOf(payload: Payload, { key, kind, category }: SiteArea) {
  const table = itemTable(payload, kind)
  if (!table) return sql`select ${key}::text, 0`
  const ofCategory = category ? [sql`category::text = ${category}`] : []
  const conditions = sql.join([visibleRows(table.collection), ...ofCategory], sql` and `)
  return sql`select ${key}::text as key, count(*)::int as count from ${table.name} where ${conditions}`
}
