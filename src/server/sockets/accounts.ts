import { env } from '#env'
import { keysInUse, nameOf, stateOf } from '#database/statements/account/account-state'
import { GuardedPool } from '#database/connection/guarded-pool'

export type Accounts = ReturnType<typeof openAccounts>

const limitMs = 5_000

export function openAccounts() {
  const pool = new GuardedPool({
    purpose: 'accounts',
    connectionString: env.DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
    allowExitOnIdle: true,
  })
  return {
    /** Of all sessions; which one is asked about matters to who remembers the answer. */
    stateOf: (accountId: string, _sessionId?: string) => stateOf(pool, accountId),
    nameOf: (accountId: string) => nameOf(pool, accountId),
    keys: () => keysInUse(pool),
    close: () => pool.end(),
  }
}
