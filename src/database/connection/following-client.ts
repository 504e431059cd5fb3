import type { EventEmitter } from 'node:events'
import pg from 'pg'

/**
 * Knows whether its server still follows the primary: PostgreSQL tells the end of that with the next answer, before it
 * says that the answer is complete.
 */
export class FollowingClient extends pg.Client {
  #isFollowing = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as { connection: EventEmitter }
    connection.on('parameterStatus', (told: { parameterName: string; parameterValue: string }) => {
      if (told.parameterName === 'in_hot_standby') this.#isFollowing = told.parameterValue === 'on'
    })
  }

  get isFollowing() {
    return this.#isFollowing
  }
}
