import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import type { NotificationData, Person } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'

export type SharedNotification = { id: string; people: Person[] }
type Key = { owner: string; groupKey: string }
type Content = { title: string; message: string; people: Person[]; data: NotificationData }

/** The lock makes concurrent callers find one notification, not add two (docs/decisions/026-counters.md). */
export async function unreadNotification(
  connection: Connection,
  { owner, groupKey }: Key,
): Promise<SharedNotification | null> {
  await runSql(connection, sql`select pg_advisory_xact_lock(hashtext(${`notice:${owner}:${groupKey}`}))`)
  const [row] = await runSql<{ id: string; people: Person[] | null }>(
    connection,
    sql`select id, data -> 'people' as people from notifications
      where owner_id = ${owner} and group_key = ${groupKey} and read is not true
      order by created_at desc limit 1`,
  )
  return row ? { id: row.id, people: row.people ?? [] } : null
}

type NewNotification = Key & Content & { type: NotificationType }

export async function addNotification(connection: Connection, notice: NewNotification): Promise<string> {
  const { owner, groupKey, type, title, message, people, data } = notice
  const [row] = await runSql<{ id: string }>(
    connection,
    sql`insert into notifications (owner_id, type, title, message, read, data, group_key, created_at, updated_at)
      values (${owner}, ${type}, ${title}, ${message}, false, ${JSON.stringify({ ...data, people })}::jsonb,
        ${groupKey}, clock_timestamp(), clock_timestamp())
      returning id`,
  )
  return row!.id
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
