import { provideEnv } from '#env'
import { openPayload } from './open-payload'
import { runCommand } from './run-command'

/** `npm run migrate:create -- name`: the next migration, from what the collections say now; needs no database. */
await runCommand({ allowPositionals: true }, async ({ positionals: [migrationName = 'change'] }) => {
  // Keeps Payload from running hooks that expect the tables.
  provideEnv({ PAYLOAD_MIGRATING: 'true' })
  const payload = await openPayload({ disableOnInit: true, disableDBConnect: true })
  await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
})
