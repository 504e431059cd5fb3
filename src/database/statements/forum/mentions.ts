import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'

/** The name stays in the text of whoever wrote it, as words like others. */
export const forgetMentions = (connection: Connection, memberId: string) =>
  runSql(
    connection,
    sql`update forum_comments set mentions = (
          select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(mentions) one where one ->> 'id' <> ${memberId})
        where mentions @> jsonb_build_array(jsonb_build_object('id', ${memberId}::text))`,
  )
