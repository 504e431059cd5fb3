import type { Registry } from 'prom-client'
import { processFigures } from '../../process-figures'
import { addFigure } from './figure'

/** Pools of Payload and of the server; several for one purpose are told as one. */
export function addPoolFigures(registry: Registry) {
  const sums = () => {
    const found = new Map<string, { used: number; idle: number; waiting: number; max: number }>()
    for (const pool of processFigures.pools) {
      if (pool.ended) processFigures.pools.delete(pool)
      const { purpose, totalCount, idleCount, waitingCount, options } = pool
      const sum = found.get(purpose) ?? { used: 0, idle: 0, waiting: 0, max: 0 }
      found.set(purpose, {
        used: sum.used + totalCount - idleCount,
        idle: sum.idle + idleCount,
        waiting: sum.waiting + waitingCount,
        max: sum.max + options.max,
      })
    }
    return [...found]
  }
  addFigure(registry, {
    name: 'bg_de_database_connections',
    help: 'Connections to the database by pool; one of “content” is always in use',
    type: 'gauge',
    read: () =>
      sums().flatMap(([pool, { used, idle, max }]) =>
        Object.entries({ used, idle, max }).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  })
  addFigure(registry, {
    name: 'bg_de_database_waiting',
    help: 'Who waits for a connection',
    type: 'gauge',
    read: () => sums().map(([pool, { waiting }]) => ({ labels: { pool }, value: waiting })),
  })
}
