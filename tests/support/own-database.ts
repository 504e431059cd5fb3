import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { provideEnv } from '#env'
import { until } from './until'

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
  // Tests send many requests from one address; tests of the limits switch them on.
  REQUEST_LIMITS: 'off',
  // tests/support/push-service.ts
  PUSH_SERVICES: 'localhost',
  PUSH_LOCAL: 'on',
})

afterAll(async () => {
  await until(isDropped, 30_000)
  rmSync(dataDir, { recursive: true, force: true })
})

const NOT_ALLOWED = '42501'

/** Autovacuum cannot be terminated by us, but ends soon. */
const isDropped = () =>
  administer(`drop database ${name} with (force)`).then(
    () => true,
    (err: { code?: string }) => {
      if (err.code === NOT_ALLOWED) return false
      throw err
    },
  )

/** Cloning needs a template without connections. */
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
