import { existsSync, readFileSync } from 'node:fs'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { provideEnv } from '#env'
import { temporaryCluster } from '../support/cluster'
import { migrate } from '../support/migrate'
import { percentileOf } from './results'

/**
 * `npm run script tests/bench/search.ts [entries] [rounds]`, without a number 100,000 and then 1,000,000 entries:
 * milliseconds for each class of queries, of the whole answer, of the same statements over a bare connection (and the
 * ratio of both), and of the server's work.
 */
const [entries, rounds = 40] = process.argv.slice(2).map(Number)
const sizes = entries ? [entries] : [100_000, 1_000_000]

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
  const { fill } = await import('./filled/search-data')
  const payload = await getPayload({ config })
  for (const size of sizes) {
    console.log(`\n${size} entries filled in ${await fill(payload, size)} s`)
    await measureQuestions(payload)
  }
  await payload.destroy()
}

async function measureQuestions(payload: Payload) {
  const { findEntries } = await import('#search/results/find-entries')
  const { questions } = await import('./filled/search-data')
  const { drizzle } = payload.db as unknown as PostgresAdapter
  console.log(await tableSizes(drizzle))
  const { statements, forget, stop } = recordStatements(drizzle)
  const bare = await bareConnection(drizzle)
  const table: Record<string, object> = {}
  const all: Times = { ms: [], cpu: [], bare: [] }
  for (const [name, ask] of Object.entries(questions)) {
    const times: Times = { ms: [], cpu: [], bare: [] }
    let total = 0
    for (let round = -2; round < rounds; round += 1) {
      forget()
      const before = await bare.worked()
      const start = performance.now()
      total = (await findEntries({ payload }, { limit: 10, ...ask() })).total
      const ms = performance.now() - start
      const cpu = (await bare.worked()) - before
      if (round < 0) continue
      times.ms.push(ms)
      times.cpu.push(cpu)
      times.bare.push(await bare.replay(statements.splice(0)))
    }
    for (const part of ['ms', 'cpu', 'bare'] as const) all[part].push(...times[part])
    table[name] = { ...percentiles(times), total }
  }
  table['all together'] = percentiles(all)
  console.table(table)

  forget()
  await findEntries({ payload }, { query: 'лекар', limit: 10 })
  stop()
  await bare.end()
  const last = statements.at(-1)!
  const { rows } = await drizzle.execute(sql`explain (analyze, costs off, buffers off) ${last}`)
  console.log(
    rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
      .replace(/strpos[^\n]*/g, '…'),
  )
}

type Statement = ReturnType<typeof sql>

function recordStatements(drizzle: PostgresAdapter['drizzle']) {
  const statements: Statement[] = []
  const execute = drizzle.execute.bind(drizzle)
  Object.assign(drizzle, {
    execute: (statement: Statement) => {
      statements.push(statement)
      return execute(statement)
    },
  })
  return {
    statements,
    forget: () => void (statements.length = 0),
    stop: () => void Object.assign(drizzle, { execute }),
  }
}

async function bareConnection(drizzle: PostgresAdapter['drizzle']) {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const { dialect } = drizzle as unknown as {
    dialect: { sqlToQuery: (statement: Statement) => { sql: string; params: unknown[] } }
  }
  const replay = async (statements: Statement[]) => {
    const queries = statements.map((statement) => dialect.sqlToQuery(statement))
    const start = performance.now()
    for (const query of queries) await client.query(query.sql, query.params)
    return performance.now() - start
  }
  /** Milliseconds that the other connections have worked. */
  const worked = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    return rows.reduce((sum, { pid }) => sum + nanosecondsOf(pid) / 1e6, 0)
  }
  return { replay, worked, end: () => client.end() }
}

type Times = { ms: number[]; cpu: number[]; bare: number[] }

function percentiles({ ms, cpu, bare }: Times) {
  return {
    p50: percentile(ms, 0.5),
    p95: percentile(ms, 0.95),
    'bare p50': percentile(bare, 0.5),
    'bare p95': percentile(bare, 0.95),
    ratio: Number((percentile(ms, 0.95) / percentile(bare, 0.95)).toFixed(2)),
    'cpu p95': percentile(cpu, 0.95),
  }
}

const percentile = (times: number[], share: number) => Number(percentileOf(times, share).toFixed(1))

function nanosecondsOf(pid: number): number {
  const file = `/proc/${pid}/schedstat`
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0
}

async function tableSizes(drizzle: PostgresAdapter['drizzle']) {
  const { rows } = await drizzle.execute(sql`
    select relname as name, pg_size_pretty(pg_table_size(oid)) as size, reltuples::bigint as rows
    from pg_class where relname ~ '^search_(entries|words)' order by relname`)
  return rows.map(({ name, size, rows: count }) => `${name}: ${size}, ${count} rows`).join('\n')
}
