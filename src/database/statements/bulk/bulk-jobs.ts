import { sql } from '@payloadcms/db-postgres'
import { type Connection, runSql } from '#database/connection/sql'
import { BULK_KEPT_DAYS, BULK_LOST_SECONDS } from '#domain/panel-limits'
import type { BulkAction, BulkState } from '#domain/panels/bulk-input'
import { uuids } from './uuids'

export type BulkJob = {
  id: string
  owner: string
  collection: string
  action: BulkAction
  data: Record<string, unknown> | null
  reason: string | null
  asOf: string | null
  state: BulkState
}

type NewJob = Omit<BulkJob, 'id' | 'state'> & { ids: readonly string[] }

/** Null where the person has one under way in the collection. */
export async function newBulkJob(connection: Connection, { ids, ...job }: NewJob): Promise<string | null> {
  await runSql(
    connection,
    sql`delete from bulk_jobs where created_at < now() - make_interval(days => ${BULK_KEPT_DAYS})`,
  )
  const [made] = await runSql<{ id: string }>(
    connection,
    sql`insert into bulk_jobs (owner_id, collection, action, data, reason, as_of)
      values (${job.owner}, ${job.collection}, ${job.action}, ${JSON.stringify(job.data)}::jsonb, ${job.reason},
        coalesce(${job.asOf}::timestamptz, now()))
      on conflict do nothing returning id`,
  )
  if (!made) return null
  await runSql(
    connection,
    sql`insert into bulk_rows (job_id, id) select distinct ${made.id}::uuid, id from unnest(${uuids(ids)}) as given (id)`,
  )
  return made.id
}

export async function bulkJob(connection: Connection, id: string): Promise<BulkJob | null> {
  const [job] = await runSql<BulkJob>(
    connection,
    sql`select id, owner_id as owner, collection, action, data, reason, to_json(as_of)#>>'{}' as "asOf", state
      from bulk_jobs where id = ${id}`,
  )
  return job ?? null
}

/** Says that the job lives. Null when it was ended meanwhile. */
export async function beat(connection: Connection, id: string): Promise<BulkState | null> {
  const [job] = await runSql<{ state: BulkState }>(
    connection,
    sql`update bulk_jobs set state = 'running', beat_at = now()
      where id = ${id} and state in ('waiting', 'running') returning state`,
  )
  return job?.state ?? null
}

/** False where it has ended already. */
export async function endBulkJob(connection: Connection, { id, state }: Pick<BulkJob, 'id' | 'state'>) {
  const ended = await runSql(
    connection,
    sql`update bulk_jobs set state = ${state} where id = ${id} and state in ('waiting', 'running') returning id`,
  )
  return ended.length > 0
}

/** Those whose process is gone; each is taken by one caller only. */
export const takeLostJobs = (connection: Connection) =>
  runSql<{ id: string }>(
    connection,
    sql`update bulk_jobs set beat_at = now()
      where state in ('waiting', 'running') and beat_at < now() - make_interval(secs => ${BULK_LOST_SECONDS})
      returning id`,
  )

export const ownBulkJobs = (connection: Connection, owner: string) =>
  runSql<{ id: string; collection: string; action: BulkAction }>(
    connection,
    sql`select id, collection, action from bulk_jobs
      where owner_id = ${owner} and state in ('waiting', 'running') order by created_at`,
  )
