import { startProblem } from '#database/start/start-problem'
import { commandTexts } from '#texts/start/commands'
import { withMigratedPayload } from './migrated-payload'
import { runCommand } from './run-command'

/** `npm run reset-codes -- --email …`; the site may be running. */
await runCommand({ options: { email: { type: 'string' } } }, async ({ values: { email } }) => {
  if (!email) throw startProblem('usage', commandTexts.resetCodesUsage)
  const isKnown = await withMigratedPayload(async (payload) => {
    const { resetCodes } = await import('#database/statements/account/reset-codes')
    return resetCodes(payload, email)
  })
  if (!isKnown) throw startProblem('usage', commandTexts.unknownAccount(email))
  console.log(commandTexts.codesReset(email))
})
