import { commandTexts } from '#texts/start/commands'
import { withMigratedPayload } from './migrated-payload'
import { runCommand } from './run-command'

/** `npm run reindex`; the site may be running. */
await runCommand({}, async () => {
  await withMigratedPayload(async (payload) => {
    const { reindex } = await import('#search/index/reindex')
    const onKind = (kind: string, count: number) => console.log(commandTexts.reindexed(kind, count))
    await reindex({ payload, onKind })
  })
})
