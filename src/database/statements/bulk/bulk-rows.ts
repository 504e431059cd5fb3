import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql, tableOf } from '#database/connection/sql'
import { uuids } from './uuids'

type Of = { job: string }
export type FailedRow = { id: string; title: string | null; problem: string }

/** Until the transaction ends, nobody else takes them. */
export async function takeBulkRows(connection: Connection, { job, limit }: Of & { limit: number }) {
  const rows = await runSql<{ id: string }>(
    connection,
    sql`select id from bulk_rows where job_id = ${job} and state is null
      order by id limit ${limit} for update skip locked`,
  )
  return rows.map(({ id }) => id)
}

/** False where somebody else holds or has done the row. */
export async function takeBulkRow(connection: Connection, { job, id }: Of & { id: string }) {
  const rows = await runSql(
    connection,
    sql`select 1 from bulk_rows where job_id = ${job} and id = ${id} and state is null for update skip locked`,
  )
  return rows.length > 0
}

export const markDone = (connection: Connection, { job, ids }: Of & { ids: readonly string[] }) =>
  runSql(
    connection,
    sql`update bulk_rows set state = 'done' where job_id = ${job} and id = any(${uuids(ids)})`,
  )

export const markFailed = (connection: Connection, { job, id, title, problem }: Of & FailedRow) =>
  runSql(
    connection,
    sql`update bulk_rows set state = 'failed', title = ${title}, problem = ${problem}
      where job_id = ${job} and id = ${id} and state is null`,
  )

export async function bulkCounts(connection: Connection, job: string) {
  const [counts] = await runSql<{ total: number; done: number; failed: number }>(
    connection,
    sql`select count(*)::int as total, count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'failed')::int as failed from bulk_rows where job_id = ${job}`,
  )
  return counts ?? { total: 0, done: 0, failed: 0 }
}

export const failedRows = (connection: Connection, { job, limit }: Of & { limit: number }) =>
  runSql<FailedRow>(
    connection,
    sql`select id, title, problem from bulk_rows where job_id = ${job} and state = 'failed'
      order by title nulls last, id limit ${limit}`,
  )

type Decidable = { collection: string; ids: readonly string[] }
export type ApprovalRow = { id: string; approval: string; updatedAt: string }

/** In one order, so that two deciders never wait for each other. */
export const lockApprovals = (connection: Connection, { collection, ids }: Decidable) =>
  runSql<ApprovalRow>(
    connection,
    sql`select id, approval::text as approval, to_json(updated_at)#>>'{}' as "updatedAt"
      from ${tableOf(collection)} where id = any(${uuids(ids)}) order by id for update`,
  )
