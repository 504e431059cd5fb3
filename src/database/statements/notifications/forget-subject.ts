import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { groupKey } from '#domain/notifications/notification-data'
import { conversationTypes, itemTypes, type NotificationType } from '#domain/notifications/notification-types'
import { announceNotifications, type NotificationRow } from './write-notifications'

/** `under`: the topic or post of a comment. */
export type Subject = { id: string; under?: string }

/** The member who gets these cannot open the item once it is hidden. */
const forGuests: readonly NotificationType[] = [
  ...conversationTypes,
  'event_changed',
  'event_seat',
  'event_reminder',
  'search_found',
]

export async function deleteNotificationsAbout(connection: Connection, { id, under }: Subject) {
  const rows = await runSql<NotificationRow>(
    connection,
    sql`delete from notifications
      where group_key in ${keysOf(forGuests, id)}
        or (group_key in ${keysOf(conversationTypes, under ?? id)} and data ->> 'commentId' = ${id})
        or group_key = any(array(select 'forum_like:' || id from forum_comments where topic_id = ${id}))
      returning id, owner_id as owner`,
  )
  await announceNotifications(connection, rows, 'delete')
}

/** The others stay for their text; without an id they lead to the list. */
export async function unlinkNotificationsAbout(connection: Connection, { id }: Subject) {
  const rows = await runSql<NotificationRow>(
    connection,
    sql`update notifications set data = data - 'id' - 'slug'
      where group_key in ${keysOf([...itemTypes, 'report_decided'], id)} returning id, owner_id as owner`,
  )
  await announceNotifications(connection, rows, 'update')
}

export async function quoteAnew(
  connection: Connection,
  { id, under, excerpt }: Subject & { excerpt: string },
) {
  const rows = await runSql<NotificationRow>(
    connection,
    sql`update notifications set data = jsonb_set(data, '{excerpt}', to_jsonb(${excerpt}::text))
      where group_key in ${keysOf(conversationTypes, under ?? id)} and data ->> 'commentId' = ${id}
        and data ? 'excerpt'
      returning id, owner_id as owner`,
  )
  await announceNotifications(connection, rows, 'update')
}

const keysOf = (types: readonly NotificationType[], subject: string) =>
  sql`(${sql.join(
    types.map((type) => sql`${groupKey(type, subject)}`),
    sql`, `,
  )})`
