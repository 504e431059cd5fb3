import { existsSync, readFileSync } from 'node:fs'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { provideEnv } from '#env'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'

/** `npm run script tests/bench/search.ts [entries]`: milliseconds for each class of queries. */
const entries = Number(process.argv[2] ?? 100_000)
const rounds = 40

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
  const { findEntries } = await import('#search/find-entries')
  const { fill, questions } = await import('./search-data')
  const payload = await getPayload({ config })
  const { drizzle } = payload.db as unknown as PostgresAdapter
  console.log(`${entries} entries filled in ${await fill(payload, entries)} s`)
  console.log(await sizes(drizzle))

  const { statements, forget } = timeStatements(drizzle)
  const worked = await serverWork(drizzle)
  const table: Record<string, object> = {}
  const all: Times = { ms: [], cpu: [] }
  for (const [name, ask] of Object.entries(questions)) {
    const times: Times = { ms: [], cpu: [] }
    let total = 0
    for (let round = -5; round < rounds; round += 1) {
      forget()
      const before = worked()
      total = (await findEntries({ payload }, { limit: 10, ...ask() })).total
      if (round < 0) continue
      times.ms.push(statements.reduce((sum, { ms }) => sum + ms, 0))
      times.cpu.push(worked() - before)
    }
    all.ms.push(...times.ms)
    all.cpu.push(...times.cpu)
    table[name] = { ...percentiles(times), statements: statements.length, total }
  }
  table['all together'] = percentiles(all)
  console.table(table)

  forget()
  await findEntries({ payload }, { query: 'лекар', limit: 10 })
  const last = statements.at(-1)!.statement
  const { rows } = await drizzle.execute(sql`explain (analyze, costs off, buffers off) ${last}`)
  console.log(
    rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
      .replace(/strpos[^\n]*/g, '…'),
  )
}

type Timed = { statement: ReturnType<typeof sql>; ms: number }

function timeStatements(drizzle: PostgresAdapter['drizzle']) {
  const statements: Timed[] = []
  const execute = drizzle.execute.bind(drizzle)
  Object.assign(drizzle, {
    execute: async (statement: Timed['statement']) => {
      const start = performance.now()
      const result = await execute(statement)
      statements.push({ statement, ms: performance.now() - start })
      return result
    },
  })
  return { statements, forget: () => void (statements.length = 0) }
}

type Times = { ms: number[]; cpu: number[] }

function percentiles({ ms, cpu }: Times) {
  return {
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    'cpu p50': percentile(cpu, 0.5),
    'cpu p95': percentile(cpu, 0.95),
  }
}

function percentile(times: number[], share: number) {
  return Number(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!.toFixed(1))
}

async function serverWork(drizzle: PostgresAdapter['drizzle']): Promise<() => number> {
  const { rows } = await drizzle.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  )
  return () => rows.reduce((sum, { pid }) => sum + nanosecondsOf(Number(pid)) / 1e6, 0)
}

function nanosecondsOf(pid: number): number {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0
}

async function sizes(drizzle: PostgresAdapter['drizzle']) {
  const { rows } = await drizzle.execute(sql`
    select relname as name, pg_size_pretty(pg_table_size(oid)) as size, reltuples::bigint as rows
    from pg_class where relname ~ '^search_(entries|words)' order by relname`)
  return rows.map(({ name, size, rows: count }) => `${name}: ${size}, ${count} rows`).join('\n')
}
