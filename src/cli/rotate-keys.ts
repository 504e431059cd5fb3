import { commandTexts } from '#texts/start/commands'
import { withMigratedPayload } from './migrated-payload'
import { runCommand } from './run-command'

/** `npm run rotate-keys`; the site may be running. */
await runCommand({}, async () => {
  await withMigratedPayload(async (payload) => {
    const { rotateKeys } = await import('#database/statements/account/signing-keys')
    const { rotatePushKeys } = await import('#database/statements/notifications/push-keys')
    console.log(commandTexts.keysRotated(await rotateKeys(payload)))
    await rotatePushKeys(payload)
  })
})
