import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'

/** The others are in `advisory-lock.ts`. */
const claimLock = 7_406_004
/** No job runs this long: its process is gone. */
const ABANDONED_MINUTES = 15

type UpdateJobs = NonNullable<PostgresAdapter['updateJobs']>

/** Payload's two steps let two runners take one job (docs/decisions/029-jobs-run-once.md). */
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
      // Payload would leave the transaction open, with its lock.
      await adapter.rollbackTransaction(transaction)
      throw error
    }
  }
}
