import type { Socket } from 'socket.io-client'
import { listenIn } from './listen-in'
import { openSocket } from './channel'

/** `typing`: names; `typists`: whose they are. */
export type Presence = { readers: number; typing: string[]; typists: string[] }
type Listener = (seen: Presence) => void

export const nobody: Presence = { readers: 0, typing: [], typists: [] }

const watched = new Map<string, Set<Listener>>()
const heard = new WeakSet<Socket>()

/** The server counts a room only while somebody watches it; asked again with every connection. */
export function watch(room: string, listener: Listener): () => void {
  const listeners = watched.get(room) ?? new Set()
  watched.set(room, listeners.add(listener))
  const stop = listenIn(room, { onMessage: () => undefined, onCaughtUp: () => ask(room) })
  return () => {
    stop()
    listeners.delete(listener)
    if (listeners.size > 0) return
    watched.delete(room)
    void whenConnected((socket) => socket.emit('unwatch', room))
  }
}

export const emitTyping = (room: string) => whenConnected((socket) => socket.volatile.emit('typing', room))

const ask = (room: string) =>
  whenConnected((socket) => {
    listenTo(socket)
    socket.emit('watch', room, (seen: Presence) => tell(room, seen))
  })

async function whenConnected(act: (socket: Socket) => void) {
  const socket = await openSocket()
  if (socket?.connected) act(socket)
}

function listenTo(socket: Socket) {
  if (heard.has(socket)) return
  heard.add(socket)
  socket.on('presence', ({ room, ...seen }: Presence & { room: string }) => tell(room, seen))
  socket.on('disconnect', () => {
    for (const room of watched.keys()) tell(room, nobody)
  })
}

function tell(room: string, seen: Presence) {
  for (const listener of watched.get(room) ?? []) listener(seen)
}
