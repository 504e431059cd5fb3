import { randomBytes } from 'node:crypto'
import { startProblem } from '#database/start/start-problem'
import { withDatabase } from '#database/start/with-database'
import { commandTexts } from '#texts/start/commands'
import { runMigrations } from '#server/start/run-migrations'
import { openPayload } from './open-payload'
import { runCommand } from './run-command'

/** `npm run create-admin -- --email … --name … [--password …]`; the site may be running. */
const options = { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } } as const

await runCommand({ options }, async ({ values }) => {
  const { email, name } = values
  if (!email || !name) throw startProblem('usage', commandTexts.createAdminUsage)
  const password = values.password ?? randomBytes(12).toString('base64url')
  await withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const payload = await openPayload()
    await payload.create({ collection: 'users', data: { email, fullName: name, password, role: 'admin' } })
    await payload.destroy()
  })
  console.log(commandTexts.adminCreated(email))
  if (!values.password) console.log(commandTexts.password(password))
})
