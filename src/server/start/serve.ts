import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '../../logger'
import { createHealth } from '../health'
import { createHttpServer, listen } from '../http-server'
import { startNext } from '../next-app'
import { trackRequests } from '../open-requests'
import { attachRealtime } from '../realtime'
import { runShutdownHooks } from '../shared-state'
import type { Shutdown } from '../shutdown'

const drainLimitMs = 6_000
const anyAddress = new Set(['0.0.0.0', '::'])

/** Steps are undone last first: requests, sockets, Payload with its jobs, Next, our own connections. */
export async function serve({ shutdown, isDev }: { shutdown: Shutdown; isDev: boolean }) {
  const next = await startNext({ isDev })
  shutdown.add({ name: 'next', run: next.close, limitMs: 700 })
  shutdown.add({ name: 'payload', run: runShutdownHooks, limitMs: 1_000 })
  const health = createHealth({ isRealtimeUp: () => realtime.isUp() })
  const server = createHttpServer({ next, health, logger: createLogger('http') })
  const realtime = attachRealtime({ server, next, isDev })
  const requests = trackRequests(server)
  shutdown.add({ name: 'health', run: health.close, limitMs: 300 })
  shutdown.add({ name: 'sockets', run: realtime.close, limitMs: 300 })
  await listen(server)
  shutdown.add({ name: 'requests', run: () => requests.drain(drainLimitMs), limitMs: drainLimitMs + 200 })
  await wakeNext({ server, signal: shutdown.signal })
}

/** Next starts Payload and its jobs with the first request: made here, so that no visitor waits for it. */
async function wakeNext({ server, signal }: { server: Server; signal: AbortSignal }) {
  const { address, port, family } = server.address() as AddressInfo
  const host = anyAddress.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  await fetch(`http://${host}:${port}/`, { signal }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  )
}
