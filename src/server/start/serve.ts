import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '#env'
import { createLogger, createPageViewLogger } from '../../logger'
import { processFigures } from '../../process-figures'
import { createPageCache, type PageCache } from '../cache/page-cache'
import { pageRequest } from '../cache/page-request'
import { render } from '../cache/render'
import { type ChangeStream, createChangeStream } from '../changes/stream'
import { createHealth } from '../health/health'
import type { Services } from '../health/services'
import { createHttpServer, listen } from '../http-server'
import { watchLoad } from '../limits/overload'
import { createMetrics } from '../metrics/metrics'
import { createTraffic } from '../metrics/traffic'
import { startNext } from '../next-app'
import { type Purging, startPurging } from '../purge/purges'
import { destroyPayload, finishJobs } from '../payload-state'
import { createReplicas, type Replicas } from '../replicas/replicas'
import { trackRequests } from '../shutdown/open-requests'
import type { Shutdown } from '../shutdown/shutdown'
import { openAccounts } from '../sockets/accounts'
import { attachRealtime } from '../sockets/realtime'
import { drawFirstPages, firstPages } from './first-pages'

const drainLimitMs = 6_000

type Serve = { shutdown: Shutdown; services: Services; isDev: boolean; start?: typeof startNext }

/** Shutdown order: what is under way (requests, sockets, jobs), Payload, Next, our connections. */
export async function serve({ shutdown, services, isDev, start = startNext }: Serve) {
  const next = await start({ isDev })
  shutdown.add({ name: 'next', run: next.close, limitMs: 700 })
  shutdown.add({ name: 'pools', run: closePools, limitMs: 500 })
  shutdown.add({ name: 'payload', run: destroyPayload, limitMs: 1_000 })
  const stream = createChangeStream({ url: env.DATABASE_URL!, logger: createLogger('changes') })
  shutdown.add({ name: 'changes', run: stream.close, limitMs: 300 })
  const accounts = openAccounts()
  shutdown.add({ name: 'accounts', run: accounts.close, limitMs: 300 })
  const replicas = replicasOf({ stream, shutdown })
  const health = createHealth({ services, replicas, isRealtimeUp: () => realtime.isUp() && stream.isUp() })
  const cache = isDev
    ? null
    : createPageCache({
        stream,
        hasFront: Boolean(env.CACHE_PURGE_URL),
        render: async (page) => render({ next, ...page, replica: await replicas?.choose() }),
      })
  const load = watchLoad()
  shutdown.add({ name: 'load', run: async () => load.stop(), limitMs: 100 })
  const purging = cache && purgingOf({ stream, shutdown })
  const traffic = createTraffic()
  const sockets = () => realtime.figures()
  const metrics = env.METRICS_TOKEN
    ? createMetrics({
        token: env.METRICS_TOKEN,
        traffic,
        load,
        cache,
        purging,
        health,
        replicas,
        sockets,
        lastId: stream.lastId,
      })
    : null
  const server = createHttpServer(
    {
      next,
      health,
      cache,
      accounts,
      stream,
      traffic,
      metrics,
      replicas,
      logger: createLogger('http'),
      pageViews: createPageViewLogger(),
    },
    { isOverloaded: load.isOverloaded },
  )
  const realtime = attachRealtime({ server, next, stream, accounts, isDev })
  const requests = trackRequests(server)
  shutdown.add({ name: 'health', run: health.close, limitMs: 300 })
  if (metrics) shutdown.add({ name: 'metrics', run: metrics.close, limitMs: 300 })
  shutdown.add({ name: 'sockets', run: realtime.close, limitMs: 300 })
  if (cache) {
    await drawFirstPages({
      draw: into(cache),
      pages: firstPages,
      hearsChanges: stream.isUp,
      signal: shutdown.signal,
      logger: createLogger('start'),
    })
  }
  // Payload has started by now: its own reads at the start are none of a request's.
  replicas?.watch()
  await listen(server)
  services.watch()
  const finishWork = () =>
    Promise.all([requests.drain(drainLimitMs), realtime.leave(), finishJobs(drainLimitMs)])
  shutdown.add({ name: 'work', run: finishWork, limitMs: drainLimitMs + 200 })
  if (isDev) return
  shutdown.announce(async () => {
    health.leave()
    requests.leave()
    await pause(env.STOP_DELAY * 1_000)
  })
}

function replicasOf({ stream, shutdown }: { stream: ChangeStream; shutdown: Shutdown }): Replicas | null {
  const { DATABASE_URL: primaryUrl = '', DATABASE_REPLICA_URLS: urls } = env
  if (!urls) return null
  const replicas = createReplicas({ urls, primaryUrl, stream, logger: createLogger('database') })
  shutdown.add({ name: 'replicas', run: replicas.close, limitMs: 300 })
  return replicas
}

function purgingOf({ stream, shutdown }: { stream: ChangeStream; shutdown: Shutdown }): Purging | null {
  const { CACHE_PURGE_URL: url, CACHE_PURGE_TOKEN: token } = env
  if (!url) return null
  const purging = startPurging({ service: { url, token }, stream, logger: createLogger('purges') })
  shutdown.add({ name: 'purges', run: purging.close, limitMs: 300 })
  return purging
}

/** The embedded server stops next, and would be missed. */
const closePools = () => Promise.allSettled([...processFigures.pools].map((pool) => pool.close()))

const reader = { address: 'start', draw: <T>(work: () => Promise<T>) => work() }
const into = (cache: PageCache) => (url: string) =>
  cache.read(pageRequest({ method: 'GET', url, headers: {} } as IncomingMessage)!, reader)
