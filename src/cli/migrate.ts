import { withAdvisoryLock } from '#database/connection/advisory-lock'
import { pendingMigrations } from '#database/start/migrate'
import { withDatabase } from '#database/start/with-database'
import { startTexts } from '#texts/start/start'
import { runPending } from './migrated-payload'
import { withPayload } from './open-payload'
import { runCommand } from './run-command'

await runCommand({}, () =>
  withDatabase(async (url) => {
    const count = await withAdvisoryLock({ url, purpose: 'migrate', work: () => runIfAny(url) })
    console.log(startTexts.migrationsDone(count))
  }),
)

/** Without anything to do, Payload is not loaded. */
async function runIfAny(url: string): Promise<number> {
  const pending = await pendingMigrations(url)
  return pending.length === 0 ? 0 : withPayload((payload) => runPending({ payload, url }))
}
