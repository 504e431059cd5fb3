import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'

/** Requires the lock on the event. Whether a waiting email will tell of this change too, then at `due` at the latest. */
export async function joinEventNews(
  connection: Connection,
  { event, due }: { event: string; due: Date },
): Promise<boolean> {
  const joined = await runSql(
    connection,
    sql`update payload_jobs set wait_until = least(wait_until, ${due.toISOString()}::timestamptz)
      where task_slug = 'sendEventNews' and input->>'event' = ${event}
        and processing is not true and completed_at is null and has_error is not true
      returning id`,
  )
  return joined.length > 0
}

/** Who had registered by then; whoever came later has read the newer page. */
export async function registeredBy(
  connection: Connection,
  { event, time }: { event: string; time: string },
): Promise<string[]> {
  const rows = await runSql<{ owner: string }>(
    connection,
    sql`select owner_id as owner from event_registrations
      where event_id = ${event} and owner_id is not null and created_at <= ${time}::timestamptz`,
  )
  return rows.map(({ owner }) => owner)
}
