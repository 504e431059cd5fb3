import pg from 'pg'
import { createLogger } from '../../logger'
import { processFigures } from '../../process-figures'
import { traceStatements } from './trace-statements'

/** Handles 'error' on each client (docs/decisions/003-guarded-database-adapter.md). */
export class GuardedPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>()
  readonly purpose: string

  /** `purpose`: its name among the figures of the process; Payload, which makes the largest, gives none. */
  constructor({ purpose = 'content', ...options }: pg.PoolConfig & { purpose?: string }) {
    super(options)
    this.purpose = purpose
    processFigures.pools.add(this)
    traceStatements(this)
    const logger = createLogger('database')
    const report = (error: Error) => logger.warn({ msg: 'database connection lost', reason: error.message })
    this.on('error', report)
    this.on('connect', (client) => {
      client.on('error', report)
      this.#clients.add(client)
    })
    this.on('remove', (client) => void this.#clients.delete(client))
  }

  /** Payload's adapter keeps a client for good, so `end` alone would wait for ever. */
  async close() {
    if (this.ending) return
    processFigures.pools.delete(this)
    void this.end()
    await Promise.all([...this.#clients].map((client) => (client as unknown as pg.Client).end()))
  }
}
