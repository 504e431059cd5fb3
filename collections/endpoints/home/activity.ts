import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { isForumReader } from '#access/forum'
import { visibleRows } from '#access/visibility/visible'
import { runSql } from '#database/connection/sql'
import { cutText } from '#domain/text/excerpt'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl, kindsWith } from '#domain/kinds'
import { ACTIVITY_PER_SOURCE, ACTIVITY_SHOWN, ACTIVITY_TEXT_MAX } from '#domain/limits'
import { routes } from '#domain/routes'
import { open } from '#collections/guard/open-endpoints'
import { privately } from '#collections/endpoints/answers'
import { itemTable } from '#collections/endpoints/lists/item-table'

type Source = ItemKind | 'forum-comments'

const sources: readonly Source[] = [...kindsWith('isActivity'), 'forum-comments']
const inForum: readonly Source[] = ['forum-topics', 'forum-comments']

type Statement = ReturnType<typeof sql>
type Row = {
  kind: Source
  id: string
  title: string
  slug: string | null
  topic_id: string | null
  at: number
}

export const activity: Endpoint = {
  path: '/activity',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const isReader = await isForumReader(req)
    const readable = sources.filter((kind) => isReader || !inForum.includes(kind))
    const statements = readable.flatMap((kind) => newestOf(req, kind) ?? [])
    const rows = await allOf(req, statements)
    const newest = rows.sort((one, other) => other.at - one.at).slice(0, ACTIVITY_SHOWN)
    return privately({ items: newest.map(activityItem) })
  },
}

function newestOf(req: PayloadRequest, kind: Source): Statement | null {
  const at = sql`(extract(epoch from created_at) * 1000)::float8 as at`
  const order = sql`order by created_at desc limit ${ACTIVITY_PER_SOURCE}`
  if (kind === 'forum-comments') {
    const seen = visibleRows(req.payload.collections[kind].config)
    return sql`(select ${kind}::text as kind, id::text, (select title from forum_topics where id = topic_id)::text as title,
      null::text as slug, topic_id::text, ${at} from forum_comments where ${seen} ${order})`
  }
  const table = itemTable(req.payload, kind)
  if (!table) return null
  return sql`(select ${kind}::text as kind, id::text, ${table.title} as title, ${table.column('slug', 'text')} as slug,
    null::text as topic_id, ${at} from ${table.name} where ${visibleRows(table.collection)} ${order})`
}

/** One statement for all; when it fails, one per source, where failures are only logged. */
async function allOf(req: PayloadRequest, statements: Statement[]): Promise<Row[]> {
  try {
    return await runSql<Row>(req, sql.join(statements, sql` union all `))
  } catch {
    const results = await Promise.allSettled(statements.map((statement) => runSql<Row>(req, statement)))
    for (const result of results) {
      if (result.status === 'rejected')
        req.payload.logger.error({ msg: 'a source of activity failed', err: result.reason })
    }
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  }
}

const activityItem = ({ kind, id, title, slug, topic_id, at }: Row) => ({
  kind,
  id,
  title: kind === 'posts' ? cutText(title, ACTIVITY_TEXT_MAX) : title,
  url: kind === 'forum-comments' ? routes.topic(String(topic_id)) : itemUrl({ kind, id, slug }),
  createdAt: new Date(at).toISOString(),
})
