import { sql } from '@payloadcms/db-postgres'
import { runSql, type Connection } from '#database/connection/sql'

/** True for the first caller, on any machine. */
export async function takeRun(connection: Connection, { task, due }: { task: string; due: Date }) {
  const taken = await runSql(
    connection,
    sql`insert into job_runs (task, due) values (${task}, ${due.toISOString()}) on conflict do nothing returning task`,
  )
  return taken.length > 0
}

export const dropOldRuns = (connection: Connection, days: number) =>
  runSql(connection, sql`delete from job_runs where due < now() - make_interval(days => ${days})`)
