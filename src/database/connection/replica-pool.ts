import type pg from 'pg'
import { REPLICA_ANSWER_MS, REPLICA_READ_MS } from '#domain/running-limits'
import { requestContext } from '../../request-context'
import { FollowingClient } from './following-client'
import { GuardedPool } from './guarded-pool'

const reads = /^\s*(select|with)\b/i

/**
 * Reads of a replica; what it cannot answer, the primary does (docs/decisions/112-read-replicas.md). The session refuses
 * writes, as a replica that has been promoted would take them.
 */
export class ReplicaPool extends GuardedPool {
  #primary: pg.Pool | null = null

  constructor(options: pg.PoolConfig) {
    super({
      ...options,
      purpose: 'replica',
      application_name: 'reads',
      Client: FollowingClient,
      options: '-c default_transaction_read_only=on',
      connectionTimeoutMillis: REPLICA_ANSWER_MS,
      statement_timeout: REPLICA_READ_MS,
      // Later than the server's own, so that a slow answer is told from a server that stands still.
      query_timeout: REPLICA_READ_MS + REPLICA_ANSWER_MS / 2,
    })
  }

  fallBackTo(primary: pg.Pool) {
    this.#primary = primary
  }

  /** Payload takes one client for good when it starts, and would not survive that there is none: it gets none. */
  override connect(): Promise<pg.PoolClient> {
    return Promise.resolve(undefined as unknown as pg.PoolClient)
  }

  override query = (async (...statement: Parameters<typeof this.ask>) => {
    const [asked] = statement
    const isRead = reads.test(typeof asked === 'string' ? asked : asked.text)
    if (!isRead || this.isFull) return this.#primary!.query(...statement)
    try {
      return await this.ask(...statement)
    } catch (error) {
      requestContext.getStore()?.replica?.noteFailure(error)
      return this.#primary!.query(...statement)
    }
  }) as unknown as pg.Pool['query']

  /** Whoever would have to wait for long has the primary, and does not take the replica for one that is gone. */
  private get isFull() {
    return this.idleCount === 0 && this.waitingCount > 0
  }

  private async ask(asked: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = (await super.connect()) as pg.PoolClient & FollowingClient
    try {
      const answer = await client.query(asked, values)
      if (!client.isFollowing) throw new NoReplica()
      client.release()
      return answer
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  }
}

/** The server has been promoted, or is none that tells (a pooler). The log says the code. */
export class NoReplica extends Error {
  readonly code = 'NO_REPLICA'
  constructor() {
    super('this server does not follow the primary')
  }
}
