import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type PostgresAdapter, type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import type { DatabaseAdapterObj } from 'payload'
import { claimJobsOnce } from '#database/statements/jobs/claim-jobs'
import { keepUnnotedJobs } from '#database/statements/jobs/unnoted-jobs'
import { deferred } from './deferred'
import { missGoneRows } from './gone-rows'
import { copyOrders } from './own-orders'
import { poolsFor, readFromChosenReplica } from './replica-reads'
import { semaphore } from './semaphore'

type Options = { connectionString?: string; replicas?: string[]; migrationDir: string } & Pick<
  PostgresAdapterArgs,
  'afterSchemaInit'
>

const CONNECTIONS = 20
/** Fewer than connections, so that transactions waiting for a row leave some to readers. */
const TRANSACTIONS = 12
const TRANSACTION_WAIT_MS = 30_000

const timeouts = {
  // Client-side, for a server too frozen to cancel the statement.
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

/**
 * Closes gaps of Payload's adapter: lost COMMIT errors and connections
 * (docs/decisions/003-guarded-database-adapter.md), jobs with two runners, documents deleted while they are
 * updated, orders that grow.
 */
export function guardedPostgres({
  connectionString,
  replicas = [],
  migrationDir,
  ...rest
}: Options): DatabaseAdapterObj<PostgresAdapter> {
  const runner = `jobs ${randomUUID()}`
  const base = postgresAdapter({
    ...rest,
    pg: { ...pg, Pool: poolsFor({ connectionString, replicas }) },
    pool: {
      connectionString,
      application_name: runner,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
      ...timeouts,
    },
    ...(replicas.length > 0 ? { readReplicas: replicas, readReplicasAfterWriteInterval: 0 } : {}),
    idType: 'uuid',
    // Migrations only, in development too.
    push: false,
    migrationDir: path.resolve(migrationDir),
    disableCreateDatabase: true,
  })
  return { ...base, init: (args) => withHonestTransactions(base.init(args), runner) }
}

function withHonestTransactions(adapter: PostgresAdapter, runner: string): PostgresAdapter {
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
  claimJobsOnce(adapter, runner)
  keepUnnotedJobs(adapter)
  missGoneRows(adapter)
  copyOrders(adapter)
  if (adapter.readReplicaOptions) readFromChosenReplica(adapter)
  return adapter
}

type Session = PostgresAdapter['sessions'][string]
type Opening = {
  adapter: PostgresAdapter
  options: Parameters<PostgresAdapter['beginTransaction']>[0]
  release: () => void
}

/** Drizzle offers a transaction only as a callback: it stays open until the caller commits or rolls back. */
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
