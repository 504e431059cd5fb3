import pg from 'pg'
import { createLogger } from '../../logger'

/** Handles 'error' on each client (docs/decisions/003-guarded-database-adapter.md). */
export class GuardedPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    const logger = createLogger('database')
    const report = (error: Error) => logger.warn({ msg: 'database connection lost', reason: error.message })
    this.on('error', report)
    this.on('connect', (client) => client.on('error', report))
  }
}
