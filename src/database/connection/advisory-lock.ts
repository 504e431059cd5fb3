import pg from 'pg'

/**
 * Any fixed numbers will do; no one else on the database may use them. 7_406_003 numbers the changes (migrations),
 * 7_406_004 gives out jobs (claim-jobs.ts).
 */
const keys = { migrate: 7_406_001, seed: 7_406_002 }

/** One process at a time on the whole database, on any machine; the others wait. A crash frees the lock. */
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
    // The wait may be long: whatever limits the database or the address set for statements must not end it.
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [keys[purpose]])
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
