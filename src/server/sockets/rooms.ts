import type { Server as SocketServer, Socket } from 'socket.io'
import type { Change } from '#changes/change'
import { messagesOf } from '#changes/rooms'
import { ROOMS_PER_SOCKET } from '#domain/limits'
import type { ChangeStream } from '../changes/stream'
import type { Accounts } from './accounts'
import { createHolders, showsToken } from './holders'
import { hasSession, identify } from './identify'
import { join, type JoinAnswer } from './join'
import { openPresence } from './presence'

export type RoomStream = Pick<ChangeStream, 'isUp' | 'lastId' | 'messagesSince' | 'reaches' | 'subscribe'>

export type RoomAccounts = Pick<Accounts, 'keys' | 'nameOf' | 'standingOf'>

type Rooms = { io: SocketServer; stream: RoomStream; accounts: RoomAccounts }

export function openRooms({ io, stream, accounts }: Rooms) {
  const byCookie = (cookie: string | undefined) => identify({ cookie, accounts })
  const holders = createHolders({ accounts, byCookie })
  const offerPresence = openPresence({ io, nameOf: accounts.nameOf })

  // Cookies may be stale, tokens are deliberate: only a bad token is an error.
  io.use((socket, next) => {
    if (!showsToken(socket)) return next()
    holders.of(socket).then(() => next(), next)
  })

  io.on('connection', (socket: Socket) => {
    // Before any room, so that the end of the session finds the socket.
    if (showsToken(socket) || hasSession(socket.handshake.headers.cookie))
      holders.of(socket).catch(() => undefined)
    socket.on('join', async (asked: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return socket.conn.close()
      const enter = (room: string) => void socket.join(room)
      const isFull = () => socket.rooms.size > ROOMS_PER_SOCKET
      const tell = (told: JoinAnswer) => void answer(told)
      await join({ asked, stream, viewer: () => holders.of(socket), isFull, enter, answer: tell })
    })
    socket.on('leave', (room: unknown) => void (typeof room === 'string' && socket.leave(room)))
    offerPresence(socket)
  })

  const tell = (change: Change) => {
    for (const message of messagesOf(change)) io.to(message.room).emit('change', message)
    if (change.collection === 'users') void holders.recheck(change.documentId)
    // One-time codes may have become required.
    if (change.collection === 'site') void holders.recheckStaff()
  }
  stream.subscribe({ onChange: tell })
}
