import { env } from '#env'
import { keysInUse, nameOf, standingOf } from '#database/statements/account/account-standing'
import { GuardedPool } from '#database/connection/guarded-pool'

export type Accounts = ReturnType<typeof openAccounts>

const limitMs = 5_000

export function openAccounts() {
  const pool = new GuardedPool({
    connectionString: env.DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    allowExitOnIdle: true,
  })
  return {
    /** Of all sessions; which one is asked about matters to who remembers the answer. */
    standingOf: (accountId: string, _sessionId?: string) => standingOf(pool, accountId),
    nameOf: (accountId: string) => nameOf(pool, accountId),
    keys: () => keysInUse(pool),
    close: () => pool.end(),
  }
}
