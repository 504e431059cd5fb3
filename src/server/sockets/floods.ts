import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Server as SocketServer, Socket } from 'socket.io'
import { shortenedAddress } from '#domain/account/masked-ip-address'
import { FLOOD_LOGGED_MINUTES, socketPace } from '#domain/limits'
import { env } from '#env'
import { requestAddress } from '../request/request-address'

type Flood = 'too many sockets' | 'too many messages' | 'too large a message'
type Connection = Socket['conn']

/** engine.io passes on only the sentence of the library `ws`. */
const tooLarge = /max payload size exceeded/i

/** One line for each address, however much it sends. */
export function createFloodLog(logger: Logger) {
  const logged = new LRUCache<string, true>({ max: 1_000, ttl: FLOOD_LOGGED_MINUTES * 60_000 })
  return ({ flood, address }: { flood: Flood; address: string }) => {
    const key = `${flood} ${address}`
    if (logged.has(key)) return
    logged.set(key, true)
    logger.warn({ msg: 'socket refused', flood, address: shortenedAddress(address.replace('/64', '')) })
  }
}

/** Whatever it is that a socket sends too fast: joins, typing, unknown events. */
export function limitMessages({ io, log }: { io: SocketServer; log: ReturnType<typeof createFloodLog> }) {
  io.engine.on('connection', (connection: Connection) => {
    const refuse = (flood: Flood) => log({ flood, address: requestAddress(connection.request) })
    let count = 0
    let since = performance.now()
    connection.on('packet', () => {
      if (performance.now() - since > socketPace.seconds * 1_000) [count, since] = [0, performance.now()]
      count += 1
      if (count <= socketPace.messages || env.REQUEST_LIMITS === 'off') return
      refuse('too many messages')
      connection.close(true)
    })
    connection.once('close', (_, problem?: Error) => {
      if (tooLarge.test(problem?.message ?? '')) refuse('too large a message')
    })
  })
}
