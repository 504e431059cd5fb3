import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'
import type { EmailKind } from '#domain/notifications/email-kinds'

const columns: Record<EmailKind, string> = {
  weeklyDigest: 'weekly_digest',
  decisionEmails: 'decision_emails',
  eventEmails: 'event_emails',
  expiryEmails: 'expiry_emails',
  replyEmails: 'reply_emails',
}

/** Not through Payload: unsubscribing must work even if the account is otherwise invalid. */
export const stopEmails = (
  connection: Connection,
  { memberId, kind }: { memberId: string; kind: EmailKind },
) => runSql(connection, sql`update users set ${sql.identifier(columns[kind])} = false where id = ${memberId}`)
