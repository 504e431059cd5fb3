import { withMigratedPayload } from '#cli/migrated-payload'
import { runCommand } from '#cli/run-command'
import { env } from '#env'
import { admin } from './admin'
import { fillListings } from './listings'
import { fill } from './search-data'

/** Enough of a language; the others are copies. */
const DIFFERENT = 4_000

/** Fills an empty database: an administrator, and so many entries of the search, apartments, contacts and topics. */
await runCommand({ options: { rows: { type: 'string' } } }, ({ values }) =>
  withMigratedPayload(async (payload) => {
    const person = { ...admin, fullName: 'Ана Кол', city: 'Бон', role: 'admin' } as const
    await payload.create({ collection: 'users', data: person })
    await payload.updateGlobal({ slug: 'site', data: { forumPublicRead: true } })
    await fill(payload, Number(values.rows), DIFFERENT)
    await fillListings(env.DATABASE_URL!)
  }),
)
