import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '#env'
import { createLogger, createPageViewLogger } from '../../logger'
import { createPageCache } from '../cache/page-cache'
import { render } from '../cache/render'
import { createChangeStream } from '../changes/stream'
import { createHealth } from '../health/health'
import type { Services } from '../health/services'
import { createHttpServer, listen } from '../http-server'
import { startNext } from '../next-app'
import { trackRequests } from '../shutdown/open-requests'
import { watchLoad } from '../limits/overload'
import { attachRealtime } from '../sockets/realtime'
import { runShutdownHooks } from '../payload-state'
import type { Shutdown } from '../shutdown/shutdown'
import { openAccounts } from '../sockets/accounts'

const drainLimitMs = 6_000
const anyAddress = new Set(['0.0.0.0', '::'])

type Serving = { shutdown: Shutdown; services: Services; isDev: boolean }

/** Shutdown order: requests, sockets, Payload with its jobs, Next, our connections. */
export async function serve({ shutdown, services, isDev }: Serving) {
  const next = await startNext({ isDev })
  shutdown.add({ name: 'next', run: next.close, limitMs: 700 })
  shutdown.add({ name: 'payload', run: runShutdownHooks, limitMs: 1_000 })
  const stream = createChangeStream({ url: env.DATABASE_URL!, logger: createLogger('changes') })
  shutdown.add({ name: 'changes', run: stream.close, limitMs: 300 })
  const accounts = openAccounts()
  shutdown.add({ name: 'accounts', run: accounts.close, limitMs: 300 })
  const health = createHealth({ services, isRealtimeUp: () => realtime.isUp() && stream.isUp() })
  const cache = isDev ? null : createPageCache({ stream, render: (page) => render({ next, ...page }) })
  const load = watchLoad()
  shutdown.add({ name: 'load', run: async () => load.stop(), limitMs: 100 })
  const server = createHttpServer(
    {
      next,
      health,
      cache,
      accounts,
      stream,
      logger: createLogger('http'),
      pageViews: createPageViewLogger(),
    },
    { isOverloaded: load.isOverloaded },
  )
  const realtime = attachRealtime({ server, next, stream, accounts, isDev })
  const requests = trackRequests(server)
  shutdown.add({ name: 'health', run: health.close, limitMs: 300 })
  shutdown.add({ name: 'sockets', run: realtime.close, limitMs: 300 })
  await listen(server)
  services.watch()
  shutdown.add({ name: 'requests', run: () => requests.drain(drainLimitMs), limitMs: drainLimitMs + 200 })
  await warmUp({ server, signal: shutdown.signal })
}

/** The first request starts Payload and its jobs. */
async function warmUp({ server, signal }: { server: Server; signal: AbortSignal }) {
  await fetch(loopbackUrl(server), { signal }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  )
}

function loopbackUrl(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  const host = anyAddress.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}
