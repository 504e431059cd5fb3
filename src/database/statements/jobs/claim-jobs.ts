import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'

/** Any fixed number; the others are in `advisory-lock.ts`. */
const claimLock = 7_406_004
/** No job of ours works for so long: the process that had taken it is gone. */
const ABANDONED_MINUTES = 15

type UpdateJobs = NonNullable<PostgresAdapter['updateJobs']>

/**
 * Payload first looks for waiting jobs and then marks them, so two runners at the same moment take the same job, and a
 * letter goes out twice. Here they look one after the other. Jobs that were begun and never ended are taken up again
 * (docs/decisions/029-jobs-run-once.md).
 */
export function claimJobsOnce(adapter: PostgresAdapter) {
  const updateJobs: UpdateJobs = adapter.updateJobs.bind(adapter)
  adapter.updateJobs = async (args) => {
    const transaction = args.data.processing === true ? await args.req?.transactionID : undefined
    const session = transaction === undefined ? undefined : adapter.sessions[String(transaction)]
    if (!session || transaction === undefined) return updateJobs(args)
    try {
      await session.db.execute(sql`select pg_advisory_xact_lock(${claimLock}::bigint)`)
      await session.db.execute(
        sql`update payload_jobs set processing = false
          where processing and has_error is not true and completed_at is null
            and updated_at < now() - make_interval(mins => ${ABANDONED_MINUTES})`,
      )
      return await updateJobs(args)
    } catch (error) {
      // Payload would leave the transaction open, and with it the lock.
      await adapter.rollbackTransaction(transaction)
      throw error
    }
  }
}
