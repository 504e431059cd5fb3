import { startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { commandTexts } from '#texts/start/commands'
import { runMigrations } from '#server/start/run-migrations'
import { withPayload } from './open-payload'
import { runCommand } from './run-command'

/** `npm run reset-codes -- --email …`; the site may be running. */
await runCommand({ options: { email: { type: 'string' } } }, async ({ values: { email } }) => {
  if (!email) throw startProblem('usage', commandTexts.resetCodesUsage)
  await withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const { resetCodes } = await import('#database/statements/account/reset-codes')
    const isKnown = await withPayload((payload) => resetCodes(payload, email))
    if (!isKnown) throw startProblem('usage', commandTexts.unknownAccount(email))
  })
  console.log(commandTexts.codesReset(email))
})
