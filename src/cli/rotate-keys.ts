import { withDatabase } from '#database/start/with-database'
import { commandTexts } from '#texts/start/commands'
import { runMigrations } from '#server/start/run-migrations'
import { withPayload } from './open-payload'
import { runCommand } from './run-command'

/** `npm run rotate-keys`; the site may be running. */
await runCommand({}, async () => {
  await withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const { rotateKeys } = await import('#database/statements/account/signing-keys')
    const { rotatePushKeys } = await import('#database/statements/notifications/push-keys')
    await withPayload(async (payload) => {
      console.log(commandTexts.keysRotated(await rotateKeys(payload)))
      await rotatePushKeys(payload)
    })
  })
})
