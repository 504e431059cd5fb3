import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'

/**
 * Payload keeps what failed for good, with addresses and words in its input and in the log of its tries, and what ended
 * when its process was killed before it could delete it.
 */
export const dropOldFailures = (connection: Connection, days: number) =>
  runSql(
    connection,
    sql`delete from payload_jobs where (has_error or completed_at is not null) and updated_at < now() - make_interval(days => ${days})`,
  )

export const dropFailuresOf = (connection: Connection, { id, email }: { id: string; email: string }) =>
  runSql(
    connection,
    sql`delete from payload_jobs
      where has_error and (position(${id} in input::text) > 0 or position(${email} in input::text) > 0)`,
  )
