import pg from 'pg'
import { env } from '#env'

/** One connection of its own, and an answer soon or none. */
export function smallPool(limitMs: number, databaseUrl = env.DATABASE_URL): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
