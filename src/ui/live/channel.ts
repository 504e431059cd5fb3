import type { Socket } from 'socket.io-client'
import { pollNow, startPolling, stopPolling } from './polling'
import { connectionBroke, connectionRestored } from './connection-state'
import {
  ANSWER_LIMIT_MS,
  CLOSING_PAUSE_MS,
  FAILURES_BEFORE_POLLING,
  OPENING_LIMIT_MS,
  RETRY_MAX_MS,
  spread,
  UNAVAILABLE_PAUSE_MS,
} from './timing'
import { askAgain, catchUp, type CaughtUp, hear, refuse, roomNames, sinceOf } from './rooms'

type JoinAnswer =
  ({ ok: true } & CaughtUp) | { ok: false; reason: 'bad-request' | 'forbidden' | 'unavailable' }

let opening: Promise<Socket | null> | null = null
let closing: ReturnType<typeof setTimeout> | undefined

/** The connection is opened for the first room, as soon as the page has nothing better to do. */
export function join(room: string) {
  clearTimeout(closing)
  opening ??= whenIdle().then(open).catch(withoutSocket)
  void opening.then((socket) => {
    if (!socket) return
    if (socket.connected) enter({ socket, room })
    else if (!socket.active && roomNames().length > 0) socket.connect()
    else void pollNow()
  })
}

export function leave(room: string) {
  void opening?.then((socket) => {
    if (socket?.connected && !roomNames().includes(room)) socket.emit('leave', room)
    clearTimeout(closing)
    closing = setTimeout(() => {
      if (roomNames().length === 0) close(socket)
    }, CLOSING_PAUSE_MS)
  })
}

/** The code of the connection could not be loaded; the next page tries again. */
function withoutSocket() {
  opening = null
  startPolling()
  return null
}

/** For what exists only while connected: who else is here. */
export const openSocket = () => opening ?? Promise.resolve(null)

/** Live updates wait for the page, its pictures and scripts. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })
}

async function open(): Promise<Socket> {
  const { io } = await import('socket.io-client')
  const socket = io({
    path: '/realtime',
    transports: ['websocket'],
    timeout: OPENING_LIMIT_MS,
    reconnectionDelayMax: RETRY_MAX_MS,
  })
  let failures = 0
  socket.on('connect', () => {
    failures = 0
    stopPolling()
    connectionRestored()
    askAgain()
    for (const room of roomNames()) enter({ socket, room, isFresh: true })
  })
  socket.on('connect_error', () => {
    failures += 1
    connectionBroke()
    if (failures >= FAILURES_BEFORE_POLLING) startPolling()
  })
  socket.on('change', hear)
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    connectionBroke()
    // socket.io does not come back by itself when the server ended the connection.
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), spread(2_000))
  })
  watchPage(socket)
  return socket
}

function watchPage(socket: Socket) {
  // An open connection would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => close(socket))
  addEventListener('pageshow', ({ persisted }) => persisted && wake(socket))
  addEventListener('online', () => wake(socket))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake(socket)
  })
}

function close(socket: Socket | null) {
  stopPolling()
  socket?.disconnect()
  connectionRestored()
}

/** After sleep a dead connection looks alive: whether a room answers tells. */
function wake(socket: Socket) {
  const [room] = roomNames()
  if (!room) return
  if (socket.connected) enter({ socket, room })
  else reopen(socket)
  void pollNow()
}

/** At once, instead of waiting for the next attempt. */
const reopen = (socket: Socket) => socket.disconnect().connect()

type Entering = { socket: Socket; room: string; isFresh?: boolean }

function enter({ socket, room, isFresh = false }: Entering) {
  const since = sinceOf(room)
  if (!since) return
  const request = socket.timeout(ANSWER_LIMIT_MS)
  const { id: connection } = socket
  request.emit('join', { room, since }, (error: Error | null, answer: JoinAnswer) => {
    if (socket.id !== connection) return
    if (error) reopen(socket)
    else if (answer.ok) catchUp(room, answer)
    else refused({ socket, room, isFresh, reason: answer.reason })
  })
}

function refused({ socket, room, isFresh, reason }: Entering & { reason: string }) {
  if (reason === 'unavailable') {
    setTimeout(() => socket.connected && enter({ socket, room, isFresh }), spread(UNAVAILABLE_PAUSE_MS))
  }
  // The connection may be older than the sign-in.
  else if (reason === 'forbidden' && !isFresh) reopen(socket)
  else refuse(room)
}
