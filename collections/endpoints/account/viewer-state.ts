import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '#database/connection/sql'
import { blockedBy } from '#database/statements/account/blocks'
import { unreadPosts } from '#database/statements/feed/unread-posts'
import type { ItemKind } from '#domain/item-kinds'
import { itemUrl, ownKinds } from '#domain/kinds'
import { OPEN_REPORTS_SHOWN, OWN_ITEMS_MAX } from '#domain/limits'
import { isStaff } from '#domain/roles'
import type { User } from '#types'
import { itemTable } from '#collections/endpoints/lists/item-table'

type Row = {
  kind: ItemKind
  id: string
  title: string
  slug: string | null
  approval: string | null
  listed: boolean | null
  rejection: string | null
  hidden: string | null
  expires_at: string | null
  created_at: string
}
type Found = {
  unread: number
  feed: number
  messages: number
  favorites: unknown[]
  reported: string[]
  blocked: { id: string; member: string }[]
  /** Own posts that wait for staff. */
  held: string[]
  own: Row[]
}

export async function viewerState(req: PayloadRequest, viewer: Pick<User, 'id' | 'role'>) {
  const memberId = viewer.id
  const [found] = await runSql<Found>(
    req,
    sql`select
        (select count(*)::int from notifications where owner_id = ${memberId} and read is not true) as unread,
        ${unreadPosts(memberId)} as feed,
        ${isStaff(viewer) ? sql`(select count(*)::int from admin_messages where status = 'unread')` : sql`0`} as messages,
        (select coalesce(json_agg(json_build_object('id', id, 'itemType', item_type, 'itemId', item_id)
          order by created_at desc), '[]') from favorites where owner_id = ${memberId}) as favorites,
        (select coalesce(json_agg(item_id), '[]') from (select item_id from reports
          where owner_id = ${memberId} and status = 'pending' order by created_at desc limit ${OPEN_REPORTS_SHOWN}) open)
          as reported,
        (select coalesce(json_agg(json_build_object('id', id, 'member', member_id)), '[]')
          from ${blockedBy(memberId)} blocked) as blocked,
        (select coalesce(json_agg(id), '[]') from (select id from posts
          where owner_id = ${memberId} and is_held order by created_at desc limit ${OWN_ITEMS_MAX}) held) as held,
        (select coalesce(json_agg(own order by created_at desc), '[]') from (${ownItems(req, memberId)}) own) as own`,
  )
  const { unread, feed, messages, own, ...ids } = found!
  return { unread: { notifications: unread, feed, messages }, ...ids, own: own.map(ownItem) }
}

function ownItems({ payload }: PayloadRequest, memberId: string) {
  const selects = ownKinds.flatMap((kind) => {
    const table = itemTable(payload, kind)
    if (!table) return []
    return sql`(select ${kind}::text as kind, id, ${table.title} as title, ${table.column('slug', 'text')} as slug,
      ${table.column('approval', 'text')} as approval, ${table.column('listed', 'boolean')} as listed,
      ${table.column('rejectionReason', 'text')} as rejection, ${table.column('hiddenReason', 'text')} as hidden,
      ${table.column('expiresAt', 'timestamptz')} as expires_at, created_at
      from ${table.name} where owner_id = ${memberId} order by created_at desc limit ${OWN_ITEMS_MAX})`
  })
  return sql.join(selects, sql` union all `)
}

const ownItem = ({
  kind,
  id,
  title,
  slug,
  approval,
  listed,
  rejection,
  hidden,
  expires_at,
  created_at,
}: Row) => ({
  kind,
  id,
  title,
  url: itemUrl({ kind, id, slug }),
  approval,
  ...(approval === null ? {} : { isListed: listed === true }),
  reason: hidden ?? rejection,
  expiresAt: expires_at && new Date(expires_at).toISOString(),
  createdAt: new Date(created_at).toISOString(),
})
