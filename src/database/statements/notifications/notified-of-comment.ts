import { sql } from '@payloadcms/db-postgres'
import { groupKey } from '#domain/notifications/notification-data'
import type { NotificationType } from '#domain/notifications/notification-types'
import { type Connection, runSql } from '#database/connection/sql'

type Told = { type: NotificationType; topicId: string; commentId: string }

/** Who was told this of a comment: whoever changes their mind again and again tells it once. */
export async function notifiedOfComment(
  connection: Connection,
  { type, topicId, commentId }: Told,
): Promise<Set<string>> {
  const rows = await runSql<{ owner: string }>(
    connection,
    sql`select owner_id as owner from notifications
      where group_key = ${groupKey(type, topicId)} and data ->> 'commentId' = ${commentId}`,
  )
  return new Set(rows.map(({ owner }) => owner))
}
