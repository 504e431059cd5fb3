import { randomBytes } from 'node:crypto'
import { startProblem } from '#database/start/start-problem'
import { commandTexts } from '#texts/start/commands'
import { withMigratedPayload } from './migrated-payload'
import { readPassword } from './read-password'
import { runCommand } from './run-command'

/** `npm run create-admin -- --email … --name … [--password …|-]`; the site may be running. */
const options = { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } } as const

await runCommand({ options }, async ({ values }) => {
  const { email, name } = values
  if (!email || !name) throw startProblem('usage', commandTexts.createAdminUsage)
  // On the error output, so that the answer may go into a file.
  const asked = { given: values.password, input: process.stdin, output: process.stderr }
  const chosen = await readPassword(asked)
  const password = chosen ?? randomBytes(12).toString('base64url')
  const data = { email, fullName: name, password, role: 'admin' } as const
  await withMigratedPayload((payload) => payload.create({ collection: 'users', data }))
  console.log(commandTexts.adminCreated(email))
  if (chosen === undefined) console.log(commandTexts.password(password))
})
