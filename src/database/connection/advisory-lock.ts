import pg from 'pg'

/** Arbitrary numbers. Migrations use 7_406_003, claim-jobs.ts 7_406_004. */
const keys = { migrate: 7_406_001, seed: 7_406_002 }

/** Across machines; a crash frees the lock. */
export async function withAdvisoryLock<T>({
  url,
  purpose,
  work,
}: {
  url: string
  purpose: keyof typeof keys
  work: () => Promise<T>
}): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The wait may exceed timeouts set for the database or in its URL.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [keys[purpose]])
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
