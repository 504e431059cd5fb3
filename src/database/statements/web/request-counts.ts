import { createHmac } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type RequestLimit, requestLimits } from '#domain/request-limits'
import { env } from '#env'
import { GuardedPool } from '#database/connection/guarded-pool'

const waitLimit = 5_000

const limiters = new Map<RequestLimit, RateLimiterPostgres>()
let pool: GuardedPool | undefined

/** Returns the seconds to wait, or null. */
export async function countRequest({
  limit,
  key,
}: {
  limit: RequestLimit
  key: string
}): Promise<number | null> {
  try {
    await limiterOf(limit).consume(hidden(key))
    return null
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
}

/** Addresses and emails are hashed. */
const hidden = (key: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(key)
    .digest('base64url')

function limiterOf(name: RequestLimit): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const { points, seconds: duration } = requestLimits[name]
  const limits = { keyPrefix: name, points, duration }
  const limiter = new RateLimiterPostgres({
    ...limits,
    storeClient: (pool ??= openPool()),
    storeType: 'pool',
    tableName: 'request_counts',
    tableCreated: true,
    // Blocked callers cost no query.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(limits),
  })
  limiters.set(name, limiter)
  return limiter
}

const openPool = () =>
  new GuardedPool({
    purpose: 'limits',
    connectionString: env.DATABASE_URL,
    max: 4,
    connectionTimeoutMillis: waitLimit,
    query_timeout: waitLimit,
    allowExitOnIdle: true,
  })
