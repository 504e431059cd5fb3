import { LRUCache } from 'lru-cache'
import type { Server as SocketServer, Socket } from 'socket.io'
import { TYPING_NAMES_MAX, TYPING_SECONDS } from '#domain/limits'
import type { Identity } from './identify-by-cookie'

/** `typing`: names; `typists`: whose they are, for who does not want to hear of somebody. */
export type Presence = { readers: number; typing: string[]; typists: string[] }

type Typing = { id: string; name: string; until: number }
type Watched = { typing: Typing[]; timer: NodeJS.Timeout | null; lastSent: string }
type Parts = { io: SocketServer; nameOf: (accountId: string) => Promise<string | null> }

const hasPresence = /^(topic|post):/
const everyMs = 1_000
/** Whoever leaves in the middle of a word is not said to write a moment longer. */
const leftMs = 200
const watchersOf = (room: string) => `watch:${room}`
const identityOf = ({ data }: Pick<Socket, 'data'>) => (data as { identity?: Identity }).identity ?? null

/**
 * How many read along, and who is typing: of the sockets of this process. Nothing is counted, sent or timed in a room
 * where nobody has asked.
 */
export function openPresence({ io, nameOf }: Parts) {
  const { adapter, sockets } = io.of('/')
  const watched = new Map<string, Watched>()
  const names = new LRUCache<string, string>({ max: 500, ttl: 60_000 })

  const socketsIn = (room: string) =>
    [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? [])

  const seenBy = ({ room, self }: { room: string; self?: string }): Presence => {
    const readers = new Set(socketsIn(room).map((socket) => identityOf(socket)?.id ?? socket.id))
    const others = (watched.get(room)?.typing ?? [])
      .filter(({ id }) => id !== self)
      .slice(0, TYPING_NAMES_MAX)
    return {
      readers: readers.size,
      typing: others.map(({ name }) => name),
      typists: others.map(({ id }) => id),
    }
  }

  /** Nobody hears of their own typing. */
  const broadcast = (room: string, { typing }: Watched) => {
    const typists = new Set(typing.map(({ id }) => id))
    const writing = socketsIn(watchersOf(room)).filter((socket) => typists.has(identityOf(socket)?.id ?? ''))
    const reading = io.to(watchersOf(room)).except(writing.map(({ id }) => id))
    reading.emit('presence', { room, ...seenBy({ room }) })
    for (const socket of writing)
      socket.emit('presence', { room, ...seenBy({ room, self: identityOf(socket)?.id }) })
  }

  const broadcastSoon = (room: string, afterMs = everyMs) => {
    const state = watched.get(room)
    if (!state || (state.timer && afterMs === everyMs)) return
    if (state.timer) clearTimeout(state.timer)
    state.timer = setTimeout(() => {
      state.timer = null
      if (watched.get(room) !== state) return
      state.typing = state.typing.filter(({ until }) => until > performance.now())
      const seen = JSON.stringify(seenBy({ room }))
      if (seen !== state.lastSent) broadcast(room, state)
      state.lastSent = seen
      if (state.typing.length > 0) broadcastSoon(room)
    }, afterMs).unref()
  }

  const leave = (room: string, socketId: string) => {
    const state = watched.get(room)
    const id = identityOf(sockets.get(socketId) ?? { data: {} })?.id
    const isStillHere = socketsIn(room).some((socket) => identityOf(socket)?.id === id)
    const others = state?.typing.filter((typist) => typist.id !== id) ?? []
    if (!state || isStillHere || others.length === state.typing.length) return broadcastSoon(room)
    state.typing = others
    broadcastSoon(room, leftMs)
  }

  adapter.on('join-room', (room: string) => broadcastSoon(room))
  adapter.on('leave-room', leave)
  adapter.on('delete-room', (room: string) => {
    const name = room.slice(watchersOf('').length)
    if (room === watchersOf(name)) watched.delete(name)
  })

  const nameOfMember = async (id: string) => {
    const name = names.get(id) ?? (await nameOf(id).catch(() => null))
    if (name) names.set(id, name)
    return name
  }

  return (socket: Socket) => {
    const isIn = (room: unknown): room is string =>
      typeof room === 'string' && hasPresence.test(room) && socket.rooms.has(room)

    socket.on('watch', (room: unknown, answer: unknown) => {
      if (!isIn(room) || typeof answer !== 'function') return
      if (!watched.has(room)) watched.set(room, { typing: [], timer: null, lastSent: '' })
      void socket.join(watchersOf(room))
      answer(seenBy({ room, self: identityOf(socket)?.id }))
    })
    const unwatch = (room: unknown) => void (typeof room === 'string' && socket.leave(watchersOf(room)))
    socket.on('unwatch', unwatch)
    socket.on('leave', unwatch)
    socket.on('typing', async (room: unknown) => {
      const identity = identityOf(socket)
      if (!isIn(room) || !identity || !watched.has(room)) return
      const name = await nameOfMember(identity.id)
      const state = watched.get(room)
      if (!state || !name || !isIn(room)) return
      const until = performance.now() + TYPING_SECONDS * 1_000
      state.typing = [
        ...state.typing.filter(({ id }) => id !== identity.id),
        { id: identity.id, name, until },
      ]
      broadcastSoon(room)
    })
  }
}
