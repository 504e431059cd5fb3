import { setTimeout as pause } from 'node:timers/promises'
import type { Server as SocketServer } from 'socket.io'

const withinMs = 2_000
const everyMs = 20

/**
 * Spread out, because all of them connect elsewhere at once. The connection is closed, not the socket: every client of
 * socket.io then comes back by itself and asks for what it missed (docs/decisions/104-rolling-restart.md).
 */
export async function closeGradually(io: SocketServer) {
  const sockets = [...io.of('/').sockets.values()]
  const atOnce = Math.ceil(sockets.length / (withinMs / everyMs))
  while (sockets.length > 0) {
    for (const { conn } of sockets.splice(0, atOnce)) conn.close()
    if (sockets.length > 0) await pause(everyMs)
  }
}
