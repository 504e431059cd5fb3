import type { Migration, Payload } from 'payload'
import { withAdvisoryLock } from '#database/connection/advisory-lock'
import { pendingMigrations } from '#database/start/migrate'
import { startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { startTexts } from '#texts/start/start'
import { withPayload } from './open-payload'

/** Payload is loaded once, for the migrations that the database lacks and for the work. */
export const withMigratedPayload = <T>(work: (payload: Payload) => Promise<T>): Promise<T> =>
  withDatabase((url) =>
    withPayload(async (payload) => {
      await migrateAlone({ payload, url })
      return work(payload)
    }),
  )

type Database = { payload: Payload; url: string }

const migrateAlone = ({ payload, url }: Database) =>
  withAdvisoryLock({ url, purpose: 'migrate', work: () => runPending({ payload, url }) })

/** To be called under the lock: another process may have just finished. Says how many were run. */
export async function runPending({ payload, url }: Database): Promise<number> {
  const pending = await pendingMigrations(url)
  if (pending.length === 0) return 0
  const { migrations } = await import('#database/migrations/index')
  const { prepareSearch } = await import('#search/index/prepare-search')
  // When a migration fails, Payload rolls it back and exits with 1.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await prepareSearch(payload)
  const left = await pendingMigrations(url)
  if (left.length > 0) throw startProblem('migration', startTexts.problems.migrationFailed)
  return pending.length
}
