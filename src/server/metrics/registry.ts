import { collectDefaultMetrics, Registry } from 'prom-client'
import { processFigures } from '../../process-figures'
import type { PageCache } from '../cache/page-cache'
import type { Purging } from '../purge/purges'
import type { Health } from '../health/health'
import type { Replicas } from '../replicas/replicas'
import { addPoolFigures } from './pool-figures'
import { addReplicaFigures } from './replica-figures'
import { addRowFigures } from './row-figures'
import type { countRows } from './counted-rows'
import { addFigure, type Value } from './figure'
import { type Answers, bucketsMs, type Traffic } from './traffic'

export type Sources = {
  traffic: Pick<Traffic, 'read'>
  load: { isOverloaded: () => boolean; lagMs: () => number }
  cache: Pick<PageCache, 'figures'> | null
  purging: Pick<Purging, 'figures'> | null
  replicas?: Pick<Replicas, 'counts' | 'figures'> | null
  health: { parts: () => Promise<Pick<Health, (typeof healthParts)[number]>> }
  sockets: () => { open: number; opened: number; refused: number }
  rows: Pick<ReturnType<typeof countRows>, 'read'>
}

const healthParts = ['database', 'storage', 'mail', 'disk', 'realtime', 'jobs'] as const
const one = (value: number): Value[] => [{ value }]

/** What Prometheus is told (docs/decisions/106-metrics.md); docs/operations/alerts.yml watches it. */
export function createRegistry({
  traffic,
  load,
  cache,
  purging,
  health,
  replicas,
  sockets,
  rows,
}: Sources): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

  addFigure(registry, {
    name: requests,
    help: 'How long answers took, by kind and class of status',
    type: 'histogram',
    read: () => traffic.read().flatMap(histogramOf),
  })
  addFigure(registry, {
    name: 'bg_de_event_loop_lag_seconds',
    help: 'Average turn of the event loop in the last second; 0.02 while there is nothing to do',
    type: 'gauge',
    read: () => one(load.lagMs() / 1_000),
  })
  addFigure(registry, {
    name: 'bg_de_overloaded',
    help: '1 while pages are refused to visitors because turns are slow',
    type: 'gauge',
    read: () => one(Number(load.isOverloaded())),
  })
  addFigure(registry, {
    name: 'bg_de_health_part',
    help: '1 up, 0 down, as /api/health says',
    type: 'gauge',
    read: async () => {
      const parts = await health.parts()
      return healthParts.map((part) => ({ labels: { part }, value: Number(parts[part] === 'up') }))
    },
  })
  addFigure(registry, {
    name: 'bg_de_page_cache_reads_total',
    help: 'hit: a copy lay ready; miss: it was drawn or waited for; kept: an old copy while the database is away',
    type: 'counter',
    read: () => {
      const { hit, miss, kept } = cache?.figures() ?? { hit: 0, miss: 0, kept: 0 }
      return Object.entries({ hit, miss, kept }).map(([result, value]) => ({ labels: { result }, value }))
    },
  })
  addFigure(registry, {
    name: 'bg_de_page_cache_entries',
    help: 'Copies of pages in memory',
    type: 'gauge',
    read: () => one(cache?.figures().entries ?? 0),
  })
  addFigure(registry, {
    name: 'bg_de_page_cache_bytes',
    help: 'What these copies take',
    type: 'gauge',
    read: () => one(cache?.figures().bytes ?? 0),
  })
  addFigure(registry, {
    name: 'bg_de_cache_purges_total',
    help: 'What was told to the cache in front of the site by this process',
    type: 'counter',
    read: () =>
      Object.entries(purging?.figures() ?? {}).map(([result, value]) => ({ labels: { result }, value })),
  })
  addFigure(registry, {
    name: 'bg_de_sockets',
    help: 'Open live connections',
    type: 'gauge',
    read: () => one(sockets().open),
  })
  addFigure(registry, {
    name: 'bg_de_socket_connections_total',
    help: 'Live connections that were asked for',
    type: 'counter',
    read: () => {
      const { opened, refused } = sockets()
      return Object.entries({ opened, refused }).map(([result, value]) => ({ labels: { result }, value }))
    },
  })
  addFigure(registry, {
    name: 'bg_de_letters_total',
    help: 'Tries to hand a letter to the mail server',
    type: 'counter',
    read: () => [
      { labels: { result: 'sent' }, value: processFigures.lettersSent },
      { labels: { result: 'not_taken' }, value: processFigures.lettersNotTaken },
    ],
  })
  addPoolFigures(registry)
  if (replicas) addReplicaFigures(registry, replicas)
  addRowFigures(registry, rows)
  return registry
}

const requests = 'bg_de_request_duration_seconds'

function histogramOf({ kind, status, buckets, seconds }: Answers): Value[] {
  let count = 0
  const upTo = buckets.map((added) => (count += added))
  const bounds = [...bucketsMs.map((ms) => String(ms / 1_000)), '+Inf']
  const labels = { kind, status }
  return [
    ...bounds.map((le, index) => ({
      metricName: `${requests}_bucket`,
      labels: { le, ...labels },
      value: upTo[index]!,
    })),
    { metricName: `${requests}_sum`, labels, value: seconds },
    { metricName: `${requests}_count`, labels, value: count },
  ]
}
