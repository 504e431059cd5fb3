import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'

/** The others are in `advisory-lock.ts`. */
const claimLock = 7_406_004
/** No job runs this long: its process is gone. */
const ABANDONED_MINUTES = 15
/** A killed process loses its connections at once; the pause is for one whose database was away. */
const LOST_SECONDS = 60

type UpdateJobs = NonNullable<PostgresAdapter['updateJobs']>

/**
 * Payload's two steps let two runners take one job (docs/decisions/029-jobs-run-once.md). `runner`: the name that all
 * connections of this process bear, and that is noted with each job it takes.
 */
export function claimJobsOnce(adapter: PostgresAdapter, runner: string) {
  const updateJobs: UpdateJobs = adapter.updateJobs.bind(adapter)
  adapter.updateJobs = async (args) => {
    const transaction = args.data.processing === true ? await args.req?.transactionID : undefined
    const session = transaction === undefined ? undefined : adapter.sessions[String(transaction)]
    if (!session || transaction === undefined) return updateJobs(args)
    try {
      await session.db.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`)
      await session.db.execute(freeAbandoned)
      const jobs = await updateJobs(args)
      if (jobs?.length) await session.db.execute(noteRunner(runner, jobs))
      return jobs
    } catch (error) {
      // Payload would leave the transaction open, with its lock.
      await adapter.rollbackTransaction(transaction)
      throw error
    }
  }
}

const freeAbandoned = sql`update payload_jobs set processing = false
  where processing and has_error is not true and completed_at is null
    and (updated_at < now() - make_interval(mins => ${ABANDONED_MINUTES})
      or (runner is not null and updated_at < now() - make_interval(secs => ${LOST_SECONDS})
        and not exists (select 1 from pg_stat_activity where application_name = runner)))`

/** Not where the address of the database or a pooler gives connections another name: nobody would see ours. */
const noteRunner = (runner: string, jobs: readonly { id: number | string }[]) =>
  sql`update payload_jobs set runner = case when current_setting('application_name') = ${runner} then ${runner} end
    where id = any(${`{${jobs.map(({ id }) => id).join(',')}}`}::uuid[])`
