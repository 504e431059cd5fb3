import type { Registry } from 'prom-client'
import type { Replicas } from '../replicas/replicas'
import { addFigure } from './figure'

type Source = Pick<Replicas, 'counts' | 'figures'>

/** Of the replicas of the database, where there are any. */
export function addReplicaFigures(registry: Registry, replicas: Source) {
  addFigure(registry, {
    name: 'bg_de_replicas',
    help: 'Replicas of the database; behind: too far to be read; out: no answer, or no longer a replica of ours',
    type: 'gauge',
    read: () => {
      const { inUse, behind, out } = replicas.counts()
      return Object.entries({ in_use: inUse, behind, out }).map(([state, value]) => ({
        labels: { state },
        value,
      }))
    },
  })
  addFigure(registry, {
    name: 'bg_de_replica_choices_total',
    help: 'Pages drawn for everybody and reads of visitors, by where they began to read',
    type: 'counter',
    read: () =>
      Object.entries(replicas.figures()).map(([database, value]) => ({ labels: { database }, value })),
  })
}
