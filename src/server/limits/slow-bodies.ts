import type { IncomingMessage, Server } from 'node:http'

export type BodyPace = { graceMs: number; bytesPerSecond: number; everyMs: number }
type Watched = { cut: () => void; bytesBefore: number; waitedMs: number }

/** Cuts bodies sent too slowly. Measured at the socket, so unread data counts as our delay. */
export function watchBodies({ server, pace }: { server: Server; pace: BodyPace }) {
  const open = new Map<IncomingMessage, Watched>()
  const look = () => {
    for (const [request, watched] of open) {
      if (request.complete || request.destroyed) {
        open.delete(request)
        continue
      }
      if (request.readableLength > 0) continue
      watched.waitedMs += pace.everyMs
      const bytes = request.socket.bytesRead - watched.bytesBefore
      const isSlow = bytes < (pace.bytesPerSecond * watched.waitedMs) / 1000
      if (watched.waitedMs < pace.graceMs || !isSlow) continue
      open.delete(request)
      watched.cut()
    }
  }
  const timer = setInterval(look, pace.everyMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))

  return {
    watch: (request: IncomingMessage, cut: () => void) => {
      const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
      if (chunked === undefined && !Number(length)) return
      open.set(request, { cut, bytesBefore: request.socket.bytesRead, waitedMs: 0 })
      request.once('close', () => open.delete(request))
    },
  }
}
