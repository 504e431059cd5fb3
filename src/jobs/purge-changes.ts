import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { TaskConfig } from 'payload'
import { dropOldFailures } from '#database/statements/jobs/failed-jobs'
import { dropOldRuns } from '#database/statements/jobs/job-runs'
import { dropOldImports } from '#database/statements/contacts/contact-imports'
import { dropOldEmailChanges } from '#database/statements/account/email-changes'
import { dropOldTries } from '#database/statements/account/sign-in-attempts'
import {
  CHANGES_KEPT_DAYS,
  FAILED_JOBS_KEPT_DAYS,
  JOB_RUNS_KEPT_DAYS,
  MISSES_KEPT_DAYS,
} from '#domain/limits'
import { dropOldMisses } from '#search/index/misses'
import { dueAt } from './schedule'

/** A client that was offline for longer reloads instead of catching up. */
export const purgeChanges: TaskConfig<'purgeChanges'> = {
  slug: 'purgeChanges',
  ...dueAt('0 17 3 * * *'),
  handler: async ({ req }) => {
    const { drizzle } = req.payload.db as unknown as PostgresAdapter
    await drizzle.execute(
      sql`delete from changes where at < now() - make_interval(days => ${CHANGES_KEPT_DAYS})`,
    )
    await dropOldRuns(req, JOB_RUNS_KEPT_DAYS)
    await dropOldFailures(req, FAILED_JOBS_KEPT_DAYS)
    await dropOldTries(req)
    await dropOldEmailChanges(req)
    await dropOldImports(req)
    await dropOldMisses(req, MISSES_KEPT_DAYS)
    return { output: {} }
  },
}
