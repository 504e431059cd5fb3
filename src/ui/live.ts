import type { Socket } from 'socket.io-client'

export type LiveMessage = {
  room: string
  id: number
  collection: string
  documentId: string
  operation: 'create' | 'update' | 'delete'
}
type Listener = {
  onMessage: (message: LiveMessage) => void
  /** Too many events were missed to replay them. */
  onReload?: () => void
  /** The viewer may not join the room any more. */
  onRefused?: () => void
}
type JoinAnswer =
  | { ok: true; at: number; missed: LiveMessage[]; reload: boolean }
  | { ok: false; reason: 'bad-request' | 'forbidden' | 'unavailable' }
type Room = { listeners: Set<Listener>; lastId: number | null }

const UNAVAILABLE_PAUSE_MS = 5_000

const rooms = new Map<string, Room>()
let opening: Promise<Socket | null> | null = null

/** Replays events since this document was loaded; returns the function to stop. */
export function listenIn(name: string, listener: Listener): () => void {
  const room = rooms.get(name) ?? { listeners: new Set(), lastId: null }
  rooms.set(name, room)
  room.listeners.add(listener)
  opening ??= whenIdle().then(open, () => null)
  void opening.then((socket) => socket?.connected && enter(socket, name))
  return () => {
    room.listeners.delete(listener)
    if (room.listeners.size > 0) return
    rooms.delete(name)
    void opening?.then((socket) => socket?.emit('leave', name))
  }
}

/** Live updates wait for the page, its pictures and scripts. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })
}

async function open(): Promise<Socket | null> {
  const { io } = await import('socket.io-client')
  const socket = io({ path: '/realtime', transports: ['websocket'], reconnectionDelayMax: 30_000 })
  socket.on('connect', () => {
    for (const name of rooms.keys()) enter(socket, name)
  })
  socket.on('change', hear)
  // socket.io does not reconnect when the server closed the connection, for example on restart.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 1_000 + Math.random() * 2_000)
  })
  // An open connection would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => socket.disconnect())
  addEventListener('pageshow', ({ persisted }) => persisted && socket.connect())
  return socket
}

function enter(socket: Socket, name: string) {
  const room = rooms.get(name)
  if (!room) return
  const since = room.lastId === null ? { ageMs: documentAge() } : { id: room.lastId }
  socket.emit('join', { room: name, since }, (answer: JoinAnswer) => {
    if (!answer.ok) return refused({ socket, name, room, reason: answer.reason })
    for (const message of answer.missed) hear(message)
    room.lastId = Math.max(room.lastId ?? 0, answer.at)
    if (answer.reload) for (const { onReload } of room.listeners) onReload?.()
  })
}

type Refused = { socket: Socket; name: string; room: Room; reason: string }

function refused({ socket, name, room, reason }: Refused) {
  // The server could not identify the viewer, for example because its database was away.
  if (reason === 'unavailable') setTimeout(() => enter(socket, name), UNAVAILABLE_PAUSE_MS)
  else for (const { onRefused } of room.listeners) onRefused?.()
}

function hear(message: LiveMessage) {
  const room = rooms.get(message.room)
  if (!room || message.id <= (room.lastId ?? 0)) return
  room.lastId = message.id
  for (const { onMessage } of room.listeners) onMessage(message)
}

function documentAge(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Math.max(0, Math.round(performance.now() - (navigation?.requestStart ?? 0)))
}
