import type { Server as SocketServer, Socket } from 'socket.io'
import type { Change } from '#changes/change'
import { messagesOf, type Viewer } from '#changes/rooms'
import type { ChangeStream } from '../changes/stream'
import { identify } from './identify'
import { join } from './join'

export type RoomStream = Pick<ChangeStream, 'lastId' | 'messagesSince' | 'subscribe'>

type Rooms = { io: SocketServer; stream: RoomStream; siteUrl: () => string }

/** More than any page needs; a caller that asks on and on is not a page. */
const mostRequests = 100

/** Lets sockets into rooms, and tells the rooms what happens. */
export function openRooms({ io, stream, siteUrl }: Rooms) {
  const known = new WeakMap<Socket, Promise<Viewer>>()

  const viewerOf = (socket: Socket) => {
    const { cookie } = socket.handshake.headers
    const asked = known.get(socket) ?? identify({ siteUrl: siteUrl(), cookie })
    known.set(socket, asked)
    socket.data.isBeingIdentified = true
    const finish = () => (socket.data.isBeingIdentified = false)
    asked
      .then(
        (viewer) => (socket.data.userId = viewer?.id),
        () => known.delete(socket),
      )
      .finally(finish)
    return asked
  }

  io.on('connection', (socket) => {
    let requests = 0
    socket.on('join', async (asked: unknown, answer: unknown) => {
      requests += 1
      if (typeof answer !== 'function' || requests > mostRequests) return socket.conn.close()
      const enter = (room: string) => void socket.join(room)
      answer(await join({ asked, stream, viewer: () => viewerOf(socket), enter }))
    })
    socket.on('leave', (room: unknown) => void (typeof room === 'string' && socket.leave(room)))
  })

  /** A new role, a ban: the sockets of that account come back and are judged anew. */
  const dropSocketsOf = (userId: string) => {
    for (const { conn, data } of io.sockets.sockets.values()) {
      if (data.userId === userId || data.isBeingIdentified) conn.close()
    }
  }

  const tell = (change: Change) => {
    for (const message of messagesOf(change)) io.to(message.room).emit('change', message)
    if (change.collection === 'users') dropSocketsOf(change.documentId)
  }
  stream.subscribe({ onChange: tell })
}
