import { sql } from '@payloadcms/db-postgres'
import { announceAll } from '#changes/announce'
import type { Operation } from '#changes/change'
import { type Connection, runSql } from '#database/connection/sql'
import { groupKey, type NotificationData, subjectOf } from '#domain/notifications/notification-data'
import { kindOf, type NoticeChannel } from '#domain/notifications/notice-kinds'
import type { NotificationType } from '#domain/notifications/notification-types'
import { isWanted } from './notice-column'
import { wantsToHear } from './wants-to-hear'

type SQL = ReturnType<typeof sql>

export type NewNotification = {
  type: NotificationType
  title: string
  message: string
  data: NotificationData
  /** The item whose deletion or hiding takes the notification along; otherwise the one named in `data`. */
  about?: string
  /** Where alone it is told; everywhere unless given. */
  places?: readonly NoticeChannel[]
}
type Sent = NewNotification & { to: readonly string[] }
export type NotificationRow = { id: string; owner: string }

/** A member, whose row is missing when they want none, and where else they want to be told. */
export type Told = { member: string; id: string | null; onPhone: boolean; byEmail: boolean }

export async function writeNotifications(connection: Connection, notification: Sent): Promise<Told[]> {
  const { to, ...content } = notification
  const told = await runSql<Told>(
    connection,
    sql`with recipients as materialized ${recipients(to, content)},
      added as (
        ${insertion(content, sql`clock_timestamp()`)} from recipients member where on_site returning id, owner_id)
      ${toldOnes(sql`added`)}`,
  )
  const added = told.flatMap(({ id, member }) => (id ? [{ id, owner: member }] : []))
  await announceNotifications(connection, added, 'create')
  return told
}

/** One row for each member within `minutes`, with the newest content; a read one becomes unread again. */
export async function replaceNotifications(
  connection: Connection,
  { to, at, minutes, ...content }: Sent & { at: string; minutes: number },
): Promise<Told[]> {
  const { type, title, message, data } = content
  const key = keyOf(content)
  await runSql(connection, sql`select pg_advisory_xact_lock(hashtext(${`notice:${key}`}))`)
  const told = await runSql<Told & { operation: Operation }>(
    connection,
    sql`with recipients as materialized ${recipients(to, content)},
      recent as (
        select distinct on (owner_id) id, owner_id, created_at from notifications
        where group_key = ${key} and owner_id in (select id from recipients where on_site)
          and created_at > ${at}::timestamptz - make_interval(mins => ${minutes})
        order by owner_id, created_at desc),
      rewritten as (
        update notifications set type = ${type}::enum_notifications_type, title = ${title}, message = ${message},
          data = ${JSON.stringify(data)}::jsonb, read = false, created_at = ${at}::timestamptz,
          updated_at = clock_timestamp()
        where id in (select id from recent where created_at <= ${at}::timestamptz)
        returning id, owner_id, 'update' as operation),
      added as (
        ${insertion(content, sql`${at}::timestamptz`)} from recipients member
        where on_site and id not in (select owner_id from recent) returning id, owner_id, 'create' as operation),
      written as (select * from rewritten union all select * from added)
      ${toldOnes(sql`written`, sql`, operation`)}`,
  )
  for (const operation of ['create', 'update'] as const) {
    const rows = told.flatMap((one) =>
      one.id && one.operation === operation ? [{ id: one.id, owner: one.member }] : [],
    )
    await announceNotifications(connection, rows, operation)
  }
  return told
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
  runSql(connection, sql`select id from users where ${isOneOf(ids)} for key share`)

const isOneOf = (ids: readonly string[]) =>
  sql`id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

type Notice = Pick<NewNotification, 'type' | 'data' | 'places'>

/** For a notification that stands there already. */
export async function isHeard(connection: Connection, { owner, ...notice }: Notice & { owner: string }) {
  const heard = await runSql(connection, sql`select from ${recipients([owner], notice)} member`)
  return heard.length > 0
}

/** Whoever has left or does not want to hear it is left out; the lock keeps the others until the commit. */
function recipients(ids: readonly string[], notice: Notice) {
  const kind = kindOf[notice.type]
  const isTold = (place: NoticeChannel) =>
    notice.places?.includes(place) === false ? sql`false` : isWanted(kind, place)
  return sql`(select id, ${isTold('site')} as on_site, ${isTold('phone')} as on_phone, ${isTold('email')} as by_email
    from users where ${isOneOf(ids)} and ${wantsToHear(notice)} for key share)`
}

const toldOnes = (rows: SQL, more: SQL = sql``) =>
  sql`select member.id as member, written.id, on_phone as "onPhone", by_email as "byEmail"${more}
    from recipients member left join ${rows} written on written.owner_id = member.id`

const insertion = ({ type, title, message, ...rest }: NewNotification, at: SQL) =>
  sql`insert into notifications (owner_id, type, title, message, read, data, group_key, created_at, updated_at)
    select member.id, ${type}::enum_notifications_type, ${title}, ${message}, false,
      ${JSON.stringify(rest.data)}::jsonb, ${keyOf({ type, ...rest })}::text, ${at}, clock_timestamp()`

function keyOf({ type, about, data }: Pick<NewNotification, 'type' | 'about' | 'data'>): string | null {
  const subject = about ?? subjectOf(data)
  return subject ? groupKey(type, subject) : null
}
