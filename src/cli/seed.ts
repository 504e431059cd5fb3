import { withMigratedPayload } from './migrated-payload'
import { runCommand } from './run-command'

/** The last line of output is JSON for `npm start`, which prints the accounts. */
const options = { 'if-empty': { type: 'boolean' }, reset: { type: 'boolean' } } as const

await runCommand({ options }, async ({ values }) => {
  const wanted = { ifEmpty: values['if-empty'] ?? false, reset: values.reset ?? false }
  const accounts = await withMigratedPayload(async (payload) => {
    const { seed } = await import('./seed/seed')
    return seed({ payload, ...wanted })
  })
  console.log(JSON.stringify(accounts ? { accounts } : { skipped: true }))
})
