import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { NodePgDatabase } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { type PgWithReplicas, withReplicas } from '@payloadcms/db-postgres/drizzle/pg-core'
import type pg from 'pg'
import { requestContext } from '../../request-context'
import { GuardedPool } from './guarded-pool'
import { ReplicaPool } from './replica-pool'

type Database = NodePgDatabase<Record<string, unknown>>
type Connected = PgWithReplicas<Database> & { $replicas: [Database, ...Database[]] }

type Addresses = { connectionString?: string; replicas: readonly string[] }

/** The adapter makes the pools of replicas like that of the primary, with another address. */
export function poolsFor({ connectionString: primary, replicas }: Addresses): typeof pg.Pool {
  return function makePool(options: pg.PoolConfig) {
    const { connectionString = '' } = options
    const isReplica = connectionString !== primary && replicas.includes(connectionString)
    return isReplica ? new ReplicaPool(options) : new GuardedPool(options)
  } as unknown as typeof pg.Pool
}

/**
 * The adapter would read from any of its replicas, however old; here a request reads from the one that was chosen for
 * it, and otherwise from the primary.
 */
export function readFromChosenReplica(adapter: PostgresAdapter) {
  const connect = adapter.connect!.bind(adapter)
  adapter.connect = async (options) => {
    await connect(options)
    const { $primary: primary, $replicas: replicas } = adapter.drizzle as unknown as Connected
    for (const replica of replicas) {
      const pool = poolOf(replica)
      if (pool instanceof ReplicaPool) pool.fallBackTo(adapter.pool)
    }
    const chosen = (): Database => {
      const replica = requestContext.getStore()?.replica
      return replica?.isUsable() ? replicas[replica.place]! : primary
    }
    const reading = withReplicas(primary, replicas, chosen)
    // Our own statements, too; the pool knows which of them write.
    reading.execute = ((statement) => chosen().execute(statement)) as Database['execute']
    adapter.drizzle = reading as unknown as PostgresAdapter['drizzle']
  }
}

const poolOf = (replica: Database) => (replica as unknown as { $client: pg.Pool }).$client
