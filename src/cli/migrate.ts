import type { Migration, Payload } from 'payload'
import { withAdvisoryLock } from '#database/connection/advisory-lock'
import { pendingMigrations } from '#database/start/migrate'
import { startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { provideEnv } from '#env'
import { startTexts } from '#texts/start/start'
import { withPayload } from './open-payload'
import { runCommand } from './run-command'

await runCommand({}, () =>
  withDatabase(async (url) => {
    const count = await withAdvisoryLock({ url, purpose: 'migrate', work: () => runPending(url) })
    console.log(startTexts.migrationsDone(count))
  }),
)

/** Checked under the lock: another process may have just finished. */
async function runPending(url: string): Promise<number> {
  const pending = await pendingMigrations(url)
  if (pending.length === 0) return 0
  provideEnv({ PAYLOAD_MIGRATING: 'true' })
  const { migrations } = await import('#database/migrations/index')
  const { prepareSearch } = await import('#search/index/prepare-search')
  const migrateAll = async (payload: Payload) => {
    // When a migration fails, Payload rolls it back and exits with 1.
    await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
    await prepareSearch(payload)
  }
  await withPayload(migrateAll, { disableOnInit: true })
  const left = await pendingMigrations(url)
  if (left.length > 0) throw startProblem('migration', startTexts.problems.migrationFailed)
  return pending.length
}
