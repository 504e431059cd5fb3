import { withDatabase } from '#database/start/with-database'
import { runMigrations } from '#server/start/run-migrations'
import { withPayload } from './open-payload'
import { runCommand } from './run-command'

/** The last line of output is JSON for `npm start`, which prints the accounts. */
const options = { 'if-empty': { type: 'boolean' }, reset: { type: 'boolean' } } as const

await runCommand({ options }, ({ values }) =>
  withDatabase(async () => {
    await runMigrations({ signal: new AbortController().signal })
    const { seed } = await import('./seed/seed')
    const wanted = { ifEmpty: values['if-empty'] ?? false, reset: values.reset ?? false }
    const accounts = await withPayload((payload) => seed({ payload, ...wanted }))
    console.log(JSON.stringify(accounts ? { accounts } : { skipped: true }))
  }),
)
