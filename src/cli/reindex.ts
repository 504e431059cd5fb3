import { withDatabase } from '#database/start/with-database'
import { commandTexts } from '#texts/start/commands'
import { runMigrations } from '#server/start/run-migrations'
import { withPayload } from './open-payload'
import { runCommand } from './run-command'

/** `npm run reindex`; the site may be running. */
await runCommand({}, () =>
  withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const { reindex } = await import('#search/index/reindex')
    const onKind = (kind: string, count: number) => console.log(commandTexts.reindexed(kind, count))
    await withPayload((payload) => reindex({ payload, onKind }))
  }),
)
