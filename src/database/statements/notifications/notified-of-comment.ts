import { sql } from '@payloadcms/db-postgres'
import { groupKey } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'
import { type Connection, runSql } from '#database/connection/sql'

type Asked = { type: NotificationType; topicId: string; commentId: string }

/** Who was notified of this before: changing one's mind again and again notifies once. */
export async function notifiedOfComment(
  connection: Connection,
  { type, topicId, commentId }: Asked,
): Promise<Set<string>> {
  const rows = await runSql<{ owner: string }>(
    connection,
    sql`select owner_id as owner from notifications
      where group_key = ${groupKey(type, topicId)} and data ->> 'commentId' = ${commentId}`,
  )
  return new Set(rows.map(({ owner }) => owner))
}
