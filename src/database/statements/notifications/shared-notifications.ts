import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { NotificationData, Person } from '#domain/notifications/notification-data'

export type SharedNotification = { id: string; people: Person[]; isRead: boolean }
type Key = { owner: string; groupKey: string }
type Content = { title: string; message: string; people: Person[]; data: NotificationData }

/**
 * The unread one, else a read one that tells of this person. The first lock makes concurrent callers find one, not add
 * two (docs/decisions/026-counters.md); the other keeps it as it is found while its member marks it as read.
 */
export async function sharedNotification(
  connection: Connection,
  { owner, groupKey, personId }: Key & { personId: string },
): Promise<SharedNotification | null> {
  await runSql(connection, sql`select pg_advisory_xact_lock(hashtext(${`notice:${owner}:${groupKey}`}))`)
  const [row] = await runSql<{ id: string; people: Person[] | null; is_read: boolean }>(
    connection,
    sql`select id, data -> 'people' as people, read is true as is_read from notifications
      where owner_id = ${owner} and group_key = ${groupKey} and (read is not true
        or data -> 'people' @> jsonb_build_array(jsonb_build_object('id', ${personId}::text)))
      order by read is true, created_at desc limit 1 for no key update`,
  )
  return row ? { id: row.id, people: row.people ?? [], isRead: row.is_read } : null
}

type Rewriting = Content & { id: string; isNews: boolean }

export const rewriteNotification = (connection: Connection, notice: Rewriting) => {
  const { id, title, message, people, data, isNews } = notice
  return runSql(
    connection,
    sql`update notifications set title = ${title}, message = ${message},
        data = data || ${JSON.stringify({ ...data, people })}::jsonb, updated_at = clock_timestamp(),
        created_at = case when ${isNews} then clock_timestamp() else created_at end
      where id = ${id}`,
  )
}

export const deleteNotification = (connection: Connection, id: string) =>
  runSql(connection, sql`delete from notifications where id = ${id}`)
