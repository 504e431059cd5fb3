import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'
import type { EmailKind } from '#domain/notifications/email-kinds'
import { noticeColumn } from './notice-column'

/** Not through Payload: unsubscribing must work even if the account is otherwise invalid. */
export const stopEmails = (
  connection: Connection,
  { memberId, kind }: { memberId: string; kind: EmailKind },
) => runSql(connection, sql`update users set ${noticeColumn(kind)} = false where id = ${memberId}`)
