import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type PostgresAdapter, type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import type { DatabaseAdapterObj } from 'payload'
import { claimJobsOnce } from '#database/statements/jobs/claim-jobs'
import { deferred } from './deferred'
import { missGoneRows } from './gone-rows'
import { GuardedPool } from './guarded-pool'
import { semaphore } from './semaphore'

type Options = { connectionString?: string; migrationDir: string } & Pick<
  PostgresAdapterArgs,
  'afterSchemaInit'
>

const CONNECTIONS = 20
/**
 * A transaction that waits for a row keeps its connection. Some are left for reading, so that a rush for the last seat
 * neither stops everybody else nor starves whoever is at its turn.
 */
const TRANSACTIONS = 12
const TRANSACTION_WAIT_MS = 30_000

/** Milliseconds. A statement that takes longer is a fault, and must not hold a connection. */
const timeouts = {
  // Asked by us, for a server that is frozen and cannot stop the statement itself.
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * Payload's PostgreSQL adapter with four gaps closed: a failed COMMIT reaches the caller instead of being
 * swallowed, a lost connection does not end the process (docs/decisions/003-guarded-database-adapter.md), a job is
 * taken by one runner only, and what is deleted while it is written is missing.
 */
export function guardedPostgres({
  connectionString,
  migrationDir,
  ...rest
}: Options): DatabaseAdapterObj<PostgresAdapter> {
  const base = postgresAdapter({
    ...rest,
    pg: { ...pg, Pool: GuardedPool },
    pool: { connectionString, max: CONNECTIONS, connectionTimeoutMillis: 5_000, ...timeouts },
    idType: 'uuid',
    // The schema comes from committed migrations alone, in development too.
    push: false,
    migrationDir: path.resolve(migrationDir),
    disableCreateDatabase: true,
  })
  return { ...base, init: (args) => withHonestTransactions(base.init(args)) }
}

function withHonestTransactions(adapter: PostgresAdapter): PostgresAdapter {
  const acquire = semaphore({ atOnce: TRANSACTIONS, waitMs: TRANSACTION_WAIT_MS })
  adapter.beginTransaction = async (options) => {
    await adapter.initializing
    const id = randomUUID()
    const release = await acquire()
    adapter.sessions[id] = await openSession({ adapter, options, release })
    return id
  }
  adapter.commitTransaction = async (given) => {
    const id = String(await given)
    const session = adapter.sessions[id]
    if (!session) return
    delete adapter.sessions[id]
    await session.resolve()
  }
  claimJobsOnce(adapter)
  missGoneRows(adapter)
  return adapter
}

type Session = PostgresAdapter['sessions'][string]
type Opening = {
  adapter: PostgresAdapter
  options: Parameters<PostgresAdapter['beginTransaction']>[0]
  /** However it ends, also when it cannot begin. */
  release: () => void
}

/**
 * Drizzle offers a transaction only as a callback. The callback is held open until the caller decides, and the
 * outcome of the whole, COMMIT included, is what `resolve` and `reject` wait for.
 */
async function openSession({ adapter, options, release }: Opening): Promise<Session> {
  const opened = deferred<Session['db']>()
  const decision = deferred<void>()
  const outcome = adapter.drizzle
    .transaction(
      (transaction) => {
        opened.resolve(transaction as unknown as Session['db'])
        return decision.promise
      },
      options ?? adapter.transactionOptions ?? undefined,
    )
    .then(
      () => undefined,
      (error: Error) => error,
    )
  void outcome.then((error) => {
    release()
    if (error) opened.reject(error)
  })
  const db = await opened.promise
  return {
    db,
    resolve: async () => {
      decision.resolve()
      const error = await outcome
      if (error) throw error
    },
    reject: async () => {
      decision.reject(new Error('rolled back'))
      await outcome
    },
  }
}
