import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, Payload } from 'payload'
import { publicRows } from '#access/public-rows'
import { runSql } from '#database/connection/sql'
import type { siteAreas } from '#domain/areas'
import { open } from '#collections/guard/open-endpoints'
import { privately } from '#collections/endpoints/answers'
import { itemTable } from '#collections/endpoints/lists/item-table'

type Tile = (typeof siteAreas)[number]['key']

const inCategory = (category: string) => sql`category::text = ${category}`

/** What each tile of the home page counts. */
const tiles: Record<Tile, { kind: string; only?: ReturnType<typeof sql> }> = {
  forum: { kind: 'forum-topics' },
  feed: { kind: 'posts' },
  smallAds: { kind: 'small-ads' },
  services: { kind: 'services' },
  events: { kind: 'events' },
  stores: { kind: 'stores' },
  apartments: { kind: 'apartments' },
  documents: { kind: 'documents' },
  doctors: { kind: 'contacts', only: inCategory('doctor') },
  lawyers: { kind: 'contacts', only: inCategory('lawyer') },
}

/** The tiles of the home page, and the four of the forum: `members`, `topicViews`, `topicReplies` beside `forum`. */
export const stats: Endpoint = {
  path: '/stats',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { config: topics } = req.payload.collections['forum-topics']
    const counts = [
      ...Object.entries(tiles).map(([key, { kind, only }]) => countOf(req.payload, { key, kind, only })),
      sql`select 'members' as key, count(*)::int as count from users`,
      sql`select 'topicViews', coalesce(sum(views_count), 0)::int from forum_topics where ${publicRows(topics)}`,
      sql`select 'topicReplies', coalesce(sum(replies_count), 0)::int from forum_topics where ${publicRows(topics)}`,
    ]
    const rows = await runSql<{ key: string; count: number }>(req, sql.join(counts, sql` union all `))
    return privately(Object.fromEntries(rows.map(({ key, count }) => [key, count])))
  },
}

type Counted = { key: string; kind: string; only?: ReturnType<typeof sql> }

function countOf(payload: Payload, { key, kind, only }: Counted) {
  const table = itemTable(payload, kind)
  if (!table) return sql`select ${key}::text, 0`
  const conditions = sql.join([publicRows(table.collection), ...(only ? [only] : [])], sql` and `)
  return sql`select ${key}::text as key, count(*)::int as count from ${table.name} where ${conditions}`
}
