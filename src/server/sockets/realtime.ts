import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { Server as SocketServer } from 'socket.io'
import { SOCKET_MESSAGE_MAX_BYTES, SOCKETS_PER_ADDRESS } from '#domain/limits'
import { env } from '#env'
import { createLogger } from '../../logger'
import { createSlots } from '../limits/slots'
import type { NextApp } from '../next-app'
import { requestAddress } from '../request/request-address'
import { REALTIME_PATH as path } from '../request/request-path'
import { closeGradually } from './close-gradually'
import { createFloodLog, limitMessages } from './floods'
import { openRooms, type RoomAccounts, type RoomStream } from './rooms'

/** Websocket only, so that several processes need no sticky sessions. */
export function attachRealtime({
  server,
  next,
  stream,
  accounts,
  isDev,
  logger = createLogger('sockets'),
}: {
  server: HttpServer
  next: NextApp
  stream: RoomStream
  accounts: RoomAccounts
  isDev: boolean
  logger?: Logger
}) {
  let isOpen = true
  const slots = createSlots(SOCKETS_PER_ADDRESS)
  const log = createFloodLog(logger)
  const hasSlot = (request: IncomingMessage) => {
    const address = requestAddress(request)
    if (env.REQUEST_LIMITS === 'off' || slots.take(address, request.socket)) return true
    log({ flood: 'too many sockets', address })
    return false
  }
  const listeners = server.listeners('request') as RequestListener[]
  const io = new SocketServer(server, {
    path,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: SOCKET_MESSAGE_MAX_BYTES,
    // Otherwise socket.io ends Next's upgrades in development.
    destroyUpgrade: false,
    allowRequest: (request, decide) => decide(null, isOpen && isOwnOrigin(request) && hasSlot(request)),
  })
  // Otherwise socket.io responds itself, without our headers and access log.
  server.removeAllListeners('request')
  for (const listener of listeners) server.on('request', listener)
  limitMessages({ io, log })
  openRooms({ io, stream, accounts })
  const asked = { opened: 0, refused: 0 }
  io.engine.on('connection', () => (asked.opened += 1))
  io.engine.on('connection_error', () => (asked.refused += 1))
  const upgraded = new Set<Duplex>()

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    if (request.url?.startsWith(`${path}/`)) return
    const isForNext =
      isDev && request.url?.startsWith('/_next/') && next.upgrades.listenerCount('upgrade') > 0
    if (isForNext) next.upgrades.emit('upgrade', request, socket, head)
    else socket.destroy()
  })

  return {
    io,
    isUp: () => isOpen,
    figures: () => ({ open: io.engine.clientsCount, ...asked }),
    leave: () => {
      isOpen = false
      return closeGradually(io)
    },
    close: async () => {
      isOpen = false
      io.disconnectSockets(true)
      io.engine.close()
      for (const socket of upgraded) socket.destroy()
    },
  }
}

/** Against cross-site websockets: browsers always send Origin. Other programs have no cookies to abuse. */
function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(env.SITE_URL).origin || new URL(origin).host === host
}
