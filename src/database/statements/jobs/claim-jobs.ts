import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { jobsInHand } from './jobs-in-hand'

/** The others are in `advisory-lock.ts`. */
const claimLock = 7_406_004
/** No job runs this long: its process is gone. */
const ABANDONED_MINUTES = 15
/** A killed process loses its connections at once; the pause is for one that has just lost or ended something. */
const LOST_SECONDS = 60

type UpdateJobs = NonNullable<PostgresAdapter['updateJobs']>

/**
 * Payload's two steps let two runners take one job (docs/decisions/029-jobs-run-once.md). `runner`: the name that all
 * connections of this process bear, and that is noted with each job it takes.
 */
export function claimJobsOnce(adapter: PostgresAdapter, runner: string) {
  const updateJobs: UpdateJobs = adapter.updateJobs.bind(adapter)
  adapter.updateJobs = async (args) => {
    const transaction = await args.req?.transactionID
    const session = transaction === undefined ? undefined : adapter.sessions[String(transaction)]
    if (!session || transaction === undefined) return updateJobs(args)
    try {
      if (args.data.processing !== true) return await updateJobs(args)
      await session.db.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`)
      await session.db.execute(freeAbandoned(runner))
      const jobs = await updateJobs(args)
      if (jobs?.length) await session.db.execute(noteRunner(runner, jobs))
      return jobs
    } catch (error) {
      // Payload would leave the transaction open, with its connection and its lock.
      await adapter.rollbackTransaction(transaction)
      throw error
    }
  }
}

/** Its own are abandoned, too, when the database was away at their end and could not be told. */
const freeAbandoned = (runner: string) => sql`update payload_jobs set processing = false
  where processing and has_error is not true and completed_at is null
    and (updated_at < now() - make_interval(mins => ${ABANDONED_MINUTES})
      or (updated_at < now() - make_interval(secs => ${LOST_SECONDS}) and case
        when runner = ${runner} then id <> all(${uuidsOf(jobsInHand())})
        else runner is not null and not exists (select 1 from pg_stat_activity where application_name = runner)
      end))`

const uuidsOf = (ids: readonly (number | string)[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Not where the address of the database or a pooler gives connections another name: nobody would see ours. */
const noteRunner = (runner: string, jobs: readonly { id: number | string }[]) =>
  sql`update payload_jobs set runner = case when current_setting('application_name') = ${runner} then ${runner} end
    where id = any(${uuidsOf(jobs.map(({ id }) => id))})`
