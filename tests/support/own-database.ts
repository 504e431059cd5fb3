import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { provideEnv } from '#env'
import { until } from './until'

/** Every test file works on its own clone of the migrated database and in its own data folder. */
const templateUrl = new URL(inject('templateUrl'))
const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
const dataDir = mkdtempSync(path.join(tmpdir(), 'bg-de-files-'))

await administer(`create database ${name} template ${templateUrl.pathname.slice(1)}`)
const own = new URL(templateUrl)
own.pathname = `/${name}`
provideEnv({
  DATABASE_URL: own.href,
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
  LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
  SITE_URL: 'http://localhost:3000',
  // Tests call from one address, more often than people do; the tests of the limits switch them on.
  REQUEST_LIMITS: 'off',
})

afterAll(async () => {
  await until(isDropped, 30_000)
  rmSync(dataDir, { recursive: true, force: true })
})

const NOT_ALLOWED = '42501'

/** PostgreSQL's own cleaning may be at work there, and is not ours to end; it is soon done. */
const isDropped = () =>
  administer(`drop database ${name} with (force)`).then(
    () => true,
    (err: { code?: string }) => {
      if (err.code === NOT_ALLOWED) return false
      throw err
    },
  )

/** Cloning needs a template without connections, so statements of this kind go one after another through `postgres`. */
async function administer(statement: string) {
  const url = new URL(templateUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(42)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
