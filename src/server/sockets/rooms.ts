import type { Server as SocketServer, Socket } from 'socket.io'
import type { Change } from '#changes/change'
import { messagesOf } from '#changes/rooms'
import { ROOMS_PER_SOCKET } from '#domain/limits'
import type { ChangeStream } from '../changes/stream'
import type { Accounts } from './accounts'
import { createSocketIdentities, showsToken } from './socket-identities'
import { hasSession, identifyByCookie } from './identify-by-cookie'
import { join, type JoinAnswer } from './join'
import { openPresence } from './presence'

export type RoomStream = Pick<ChangeStream, 'isUp' | 'lastId' | 'messagesSince' | 'reaches' | 'subscribe'>

export type RoomAccounts = Pick<Accounts, 'keys' | 'nameOf' | 'stateOf'>

type Rooms = { io: SocketServer; stream: RoomStream; accounts: RoomAccounts }

export function openRooms({ io, stream, accounts }: Rooms) {
  const byCookie = (cookie: string | undefined) => identifyByCookie({ cookie, accounts })
  const identities = createSocketIdentities({ accounts, byCookie })
  const offerPresence = openPresence({ io, nameOf: accounts.nameOf })

  // Cookies may be stale, tokens are deliberate: only a bad token is an error.
  io.use((socket, next) => {
    if (!showsToken(socket)) return next()
    identities.of(socket).then(() => next(), next)
  })

  io.on('connection', (socket: Socket) => {
    // Before any room, so that the end of the session finds the socket.
    if (showsToken(socket) || hasSession(socket.handshake.headers.cookie))
      identities.of(socket).catch(() => undefined)
    socket.on('join', async (asked: unknown, answer: unknown) => {
      if (typeof answer !== 'function') return socket.conn.close()
      const enter = (room: string) => void socket.join(room)
      await join({
        asked,
        stream,
        viewer: () => identities.of(socket),
        isFull: () => socket.rooms.size > ROOMS_PER_SOCKET,
        enter,
        answer: (given: JoinAnswer) => void answer(given),
      })
    })
    socket.on('leave', (room: unknown) => void (typeof room === 'string' && socket.leave(room)))
    offerPresence(socket)
  })

  const emit = (change: Change) => {
    for (const message of messagesOf(change)) io.to(message.room).emit('change', message)
    if (change.collection === 'users') void identities.recheck(change.documentId)
    // One-time codes may have become required.
    if (change.collection === 'site') void identities.recheckStaff()
  }
  stream.subscribe({ onChange: emit })
}
