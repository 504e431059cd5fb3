import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import { provideEnv } from '#env'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'

/** `npm run script tests/bench/panel-lists.ts [rows]`: milliseconds of the reads behind the panel's list of contacts. */
const rows = Number(process.argv[2] ?? 100_000)
const rounds = 15
const shown = 10
/** A statement has a short time limit. */
const portion = 2_000

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
  const { runSql } = await import('#database/connection/sql')
  const payload = await getPayload({ config })
  const person = { password: 'parola-za-test', fullName: 'Ана Кол', city: 'Бон', email: 'a@example.org' }
  const user = await payload.create({ collection: 'users', data: { ...person, role: 'admin' } })
  const connection = { payload, transactionID: undefined }
  for (let from = 1; from <= rows; from += portion)
    await runSql(
      connection,
      sql`insert into contacts (name, city, category, specialty, phone, slug, owner_id, approval, listed, listed_at)
        select 'Контакт ' || md5(n::text), 'Град ' || n % 300, 'doctor', 'Специалност ' || n % 90, '+49 ' || n, 'k-' || n,
          ${user.id}::uuid, 'approved', true, now()
        from generate_series(${from}::int, ${Math.min(from + portion - 1, rows)}::int) as n`,
    )
  await runSql(connection, sql`analyze contacts`)

  const approved: Where = { approval: { equals: 'approved' } }
  const fields = payload.collections.contacts.config.admin.listSearchableFields ?? []
  const found = (text: string): Where => ({
    and: [approved, { or: fields.map((name) => ({ [name]: { like: text } })) }],
  })
  const lists = {
    'first page': { where: approved, page: 1 },
    'page 500': { where: approved, page: 500 },
    'last page': { where: approved, page: Math.ceil(rows / shown) },
    'search for a name': { where: found('c4ca4238a0b9'), page: 1 },
    'search for what many have': { where: found('Контакт'), page: 1 },
    'search for what nobody has': { where: found('няма такъв'), page: 1 },
    city: { where: { and: [approved, { city: { equals: 'Град 7' } }] }, page: 1 },
    'newest first': { where: approved, page: 1, sort: '-createdAt' },
  }
  const table: Record<string, object> = {}
  for (const [name, list] of Object.entries(lists)) {
    const times: number[] = []
    let total = 0
    for (let round = -2; round < rounds; round += 1) {
      const from = performance.now()
      const { totalDocs } = await payload.find({
        collection: 'contacts',
        sort: 'name',
        ...list,
        limit: shown,
        depth: 0,
        overrideAccess: false,
        user,
      })
      total = totalDocs
      if (round >= 0) times.push(performance.now() - from)
    }
    times.sort((one, other) => one - other)
    table[name] = { median: Math.round(times[rounds >> 1]!), slowest: Math.round(times.at(-1)!), total }
  }
  console.table(table)
}
