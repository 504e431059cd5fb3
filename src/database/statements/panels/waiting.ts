import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { DirectoryKind } from '#domain/directory/directory-kinds'
import type { Waiting, WaitingItem, WaitingKind } from '#domain/panels/tabs'
import { excerptOf } from '#domain/text/excerpt'

type SQL = ReturnType<typeof sql>
type Source = { from: SQL; where: SQL; title: SQL; since: SQL; reported?: SQL }

const pendingItems = (table: string, title = 'name'): Source => ({
  from: sql`${sql.identifier(table)}`,
  where: sql`approval = 'pending'`,
  title: sql`${sql.identifier(title)}`,
  since: sql`updated_at`,
})

const openRequests = (kind: DirectoryKind): Source => ({
  from: sql`directory_requests`,
  where: sql`status = 'pending' and item_kind = ${kind}`,
  title: sql`name`,
  since: sql`created_at`,
})

/** An item that several people reported waits once, since the first of them. */
const reportedItems = sql`(select distinct on (item_type, item_id) id, item_type, item_id, created_at,
  coalesce(nullif(item_info_title, ''), nullif(item_info_name, ''), item_info_content) as title
  from reports where status = 'pending' order by item_type, item_id, created_at, id) reports`

const sources: Record<WaitingKind, Source> = {
  reports: {
    from: reportedItems,
    where: sql`true`,
    title: sql`title`,
    since: sql`created_at`,
    reported: sql`json_build_object('itemType', item_type, 'itemId', item_id)`,
  },
  notices: {
    from: sql`notices`,
    where: sql`status = 'pending'`,
    title: sql`case_number`,
    since: sql`created_at`,
  },
  appeals: {
    from: sql`statements`,
    where: sql`appeal_state = 'pending'`,
    title: sql`item_title`,
    since: sql`appealed_at`,
  },
  messages: {
    from: sql`admin_messages`,
    where: sql`status = 'unread'`,
    title: sql`coalesce(name, '') || ': ' || message_content`,
    since: sql`created_at`,
  },
  stores: pendingItems('stores'),
  services: pendingItems('services', 'title'),
  contacts: pendingItems('contacts'),
  apartments: pendingItems('apartments', 'title'),
  'contact-requests': openRequests('contacts'),
  'store-requests': openRequests('stores'),
}

const TITLE_MAX = 80
/** Of a title that is a whole text: so much that a cut is seen. */
const TITLE_READ = 2 * TITLE_MAX

type Asked = { kinds: readonly WaitingKind[]; limit: number }
type Row = { counts: Waiting['counts']; items: WaitingItem[] }

/** Counts and the oldest in one statement, so that both are of one moment. */
export async function readWaiting(connection: Connection, { kinds, limit }: Asked): Promise<Waiting> {
  const counts = kinds.map((kind) => {
    const { from, where } = sources[kind]
    return sql`${kind}::text, (select count(*)::int from ${from} where ${where})`
  })
  const oldest = kinds.map((kind) => {
    const { from, where, title, since, reported = sql`null::json` } = sources[kind]
    return sql`(select ${kind}::text as kind, id, left(coalesce(${title}, ''), ${TITLE_READ}) as title,
      ${since} as since, ${reported} as reported from ${from} where ${where} order by ${since}, id limit ${limit})`
  })
  const [row] = await runSql<Row>(
    connection,
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as counts,
      (select coalesce(json_agg(waiting), '[]') from (
        select * from (${sql.join(oldest, sql` union all `)}) every_kind order by since, id limit ${limit}
      ) waiting) as items`,
  )
  const { counts: counted, items } = row!
  return {
    counts: counted,
    total: Object.values(counted).reduce((sum, count) => sum + count, 0),
    items: items.map((item) => ({
      ...item,
      title: excerptOf(item.title, TITLE_MAX),
      since: new Date(item.since).toISOString(),
    })),
  }
}
