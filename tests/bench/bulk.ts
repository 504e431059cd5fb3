import { sql } from '@payloadcms/db-postgres'
import { provideEnv } from '#env'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'

/** `npm run script tests/bench/bulk.ts [rows]`: seconds for a bulk edit and deletion, and a member's slowest write meanwhile. */
const rows = Number(process.argv[2] ?? 5_000)

const cluster = await temporaryCluster()
try {
  const secret = 'a-secret-that-only-benches-know-012345678'
  const environment = { DATABASE_URL: cluster.url, DATA_DIR: cluster.dataDir, LOG_LEVEL: 'warn' }
  await migrate(environment)
  provideEnv({ ...environment, NODE_ENV: 'production', PAYLOAD_SECRET: secret })
  await measure()
} catch (error) {
  console.error(error)
} finally {
  await cluster.stop()
}
process.exit()

async function measure() {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#config')
  const { newBulkJob } = await import('#database/statements/bulk/bulk-jobs')
  const { bulkCounts } = await import('#database/statements/bulk/bulk-rows')
  const { runSql } = await import('#database/connection/sql')
  const payload = await getPayload({ config })
  const connection = { payload, transactionID: undefined }
  const person = { password: 'parola-za-test', fullName: 'Ана Кол', city: 'Бон' }
  const account = (email: string, role: 'admin' | 'user') =>
    payload.create({ collection: 'users', data: { ...person, email, role } })
  const [admin, member] = [await account('a@example.org', 'admin'), await account('m@example.org', 'user')]
  const ids = await runSql<{ id: string }>(
    connection,
    sql`insert into contacts (name, city, category, slug, owner_id, approval, listed, listed_at)
      select 'Контакт ' || n, 'Бон', 'doctor', 'k-' || n, ${admin.id}::uuid, 'approved', true, now()
      from generate_series(1, ${rows}::int) as n returning id`,
  )
  for (const action of ['update', 'delete'] as const) {
    const data = action === 'update' ? { city: 'Кил' } : null
    const asked = { owner: admin.id, collection: 'contacts', action, data, reason: null, asOf: null }
    const job = await newBulkJob(connection, { ...asked, ids: ids.map(({ id }) => id) })
    await payload.jobs.queue({ task: 'bulkWork', queue: 'bulk', input: { job: job! } })
    let isOver = false
    const slowest = slowestWrite()
    const from = performance.now()
    await payload.jobs.run({ queue: 'bulk' })
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    isOver = true
    console.log({
      action,
      seconds,
      slowestWriteMs: Math.round(await slowest),
      ...(await bulkCounts(connection, job!)),
    })

    async function slowestWrite() {
      let longest = 0
      while (!isOver) {
        const start = performance.now()
        const user = { ...member, collection: 'users' as const }
        await payload.update({
          collection: 'users',
          id: member.id,
          data: { city: 'Ахен' },
          user,
          overrideAccess: false,
        })
        longest = Math.max(longest, performance.now() - start)
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      return longest
    }
  }
}
