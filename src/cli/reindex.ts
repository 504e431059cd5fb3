import { withDatabase } from '#database/with-database'
import { commandTexts } from '#texts/commands'
import { runMigrations } from '#server/start/run-migrations'
import { runCommand } from './run-command'

/** `npm run reindex`, also while the site runs. */
await runCommand(() =>
  withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const [{ getPayload }, { default: config }, { reindex }, { inTransaction }] = await Promise.all([
      import('payload'),
      import('#config'),
      import('#search/reindex'),
      import('#database/in-transaction'),
    ])
    const payload = await getPayload({ config })
    const onKind = (kind: string, count: number) => console.log(commandTexts.reindexed(kind, count))
    await reindex({ payload, inTransaction, onKind })
    await payload.destroy()
  }),
)
