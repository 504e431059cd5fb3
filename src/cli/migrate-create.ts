import { openPayload } from './open-payload'
import { runCommand } from './run-command'

/** `npm run migrate:create -- name`; needs no database. */
await runCommand({ allowPositionals: true }, async ({ positionals: [migrationName = 'change'] }) => {
  const payload = await openPayload({ disableDBConnect: true })
  await payload.db.createMigration({ payload, migrationName, skipEmpty: true })
})
