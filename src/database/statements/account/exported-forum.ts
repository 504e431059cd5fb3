import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

/** What a member wrote before each correction; `until`: when it was replaced. */
export const formerTextsOf = (connection: Connection, memberId: string) =>
  runSql(
    connection,
    sql`select kind, item_id as item, title, content, created_at as until from revisions
      where author_id = ${memberId} order by created_at, id`,
  )

/** Null: never chosen, or never opened. */
export const topicsOf = (connection: Connection, memberId: string) =>
  runSql(
    connection,
    sql`select topic_id as topic, follows, muted, read_at as "readAt" from topic_members
      where member_id = ${memberId} order by topic_id`,
  )
