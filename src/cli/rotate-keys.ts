import { withDatabase } from '#database/with-database'
import { commandTexts } from '#texts/commands'
import { runMigrations } from '#server/start/run-migrations'
import { runCommand } from './run-command'

/** `npm run rotate-keys`, also while the site runs. */
await runCommand(async () => {
  await withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const [{ getPayload }, { default: config }, { rotateKeys }] = await Promise.all([
      import('payload'),
      import('#config'),
      import('#database/signing-keys'),
    ])
    const payload = await getPayload({ config })
    console.log(commandTexts.keysRotated(await rotateKeys(payload)))
    await payload.destroy()
  })
})
