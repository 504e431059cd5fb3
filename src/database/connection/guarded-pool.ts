import pg from 'pg'
import { createLogger } from '../../logger'

/**
 * A pool that outlives its server. A connection that breaks while idle, or while checked out, emits 'error' on
 * the client; without a listener Node ends the process (docs/decisions/003-guarded-database-adapter.md).
 */
export class GuardedPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    const logger = createLogger('database')
    const report = (error: Error) => logger.warn({ msg: 'database connection lost', reason: error.message })
    this.on('error', report)
    this.on('connect', (client) => client.on('error', report))
  }
}
