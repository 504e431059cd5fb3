import { sql } from '@payloadcms/db-postgres'
import { announceAll } from '#changes/announce'
import type { Operation } from '#changes/change'
import { type Connection, runSql } from '#database/connection/sql'
import { groupKey, type NotificationData, subjectOf } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'

export type NewNotification = {
  type: NotificationType
  title: string
  message: string
  data: NotificationData
  /** The item whose deletion or hiding takes the notification along; otherwise the one named in `data`. */
  about?: string
}
type Sent = NewNotification & { to: readonly string[] }
export type NotificationRow = { id: string; owner: string }

export async function writeNotifications(connection: Connection, notification: Sent): Promise<void> {
  const { to, ...content } = notification
  const added = await runSql<NotificationRow>(
    connection,
    sql`${insertion(content, sql`clock_timestamp()`)} from ${members(to)} member returning id, owner_id as owner`,
  )
  await announceNotifications(connection, added, 'create')
}

/** One row for each member within `minutes`, with the newest content; a read one becomes unread again. */
export async function replaceNotifications(
  connection: Connection,
  { to, at, minutes, ...content }: Sent & { at: string; minutes: number },
): Promise<void> {
  const { type, title, message, data } = content
  const key = keyOf(content)
  await runSql(connection, sql`select pg_advisory_xact_lock(hashtext(${`notice:${key}`}))`)
  const written = await runSql<NotificationRow & { operation: Operation }>(
    connection,
    sql`with recipients as (select id from ${members(to)} member),
      recent as (
        select distinct on (owner_id) id, owner_id, created_at from notifications
        where group_key = ${key} and owner_id in (select id from recipients)
          and created_at > ${at}::timestamptz - make_interval(mins => ${minutes})
        order by owner_id, created_at desc),
      rewritten as (
        update notifications set type = ${type}::enum_notifications_type, title = ${title}, message = ${message},
          data = ${JSON.stringify(data)}::jsonb, read = false, created_at = ${at}::timestamptz,
          updated_at = clock_timestamp()
        where id in (select id from recent where created_at <= ${at}::timestamptz)
        returning id, owner_id as owner, 'update' as operation),
      added as (
        ${insertion(content, sql`${at}::timestamptz`)} from recipients member
        where id not in (select owner_id from recent) returning id, owner_id as owner, 'create' as operation)
      select * from rewritten union all select * from added`,
  )
  for (const operation of ['create', 'update'] as const) {
    await announceNotifications(
      connection,
      written.filter((row) => row.operation === operation),
      operation,
    )
  }
}

export const announceNotifications = (
  connection: Connection,
  rows: readonly NotificationRow[],
  operation: Operation,
) =>
  announceAll({
    req: connection,
    changes: rows.map(({ id, owner }) => ({
      collection: 'notifications',
      documentId: id,
      operation,
      before: null,
      after: null,
      within: owner,
    })),
  })

export const lockMembers = (connection: Connection, ids: readonly string[]) =>
  runSql(connection, members(ids))

/** Whoever has left meanwhile is left out; the lock keeps the others until the commit. */
const members = (ids: readonly string[]) =>
  sql`(select id from users where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    for key share)`

const insertion = ({ type, title, message, ...rest }: NewNotification, at: ReturnType<typeof sql>) =>
  sql`insert into notifications (owner_id, type, title, message, read, data, group_key, created_at, updated_at)
    select member.id, ${type}::enum_notifications_type, ${title}, ${message}, false,
      ${JSON.stringify(rest.data)}::jsonb, ${keyOf({ type, ...rest })}::text, ${at}, clock_timestamp()`

function keyOf({ type, about, data }: Pick<NewNotification, 'type' | 'about' | 'data'>): string | null {
  const subject = about ?? subjectOf(data)
  return subject ? groupKey(type, subject) : null
}
