import type { Server, ServerResponse } from 'node:http'
import { poll } from '#database/start/poll'

export function trackRequests(server: Server) {
  const open = new Set<ServerResponse>()
  let isLeaving = false

  const lastOnItsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response)
    if (isLeaving) lastOnItsConnection(response)
    response.once('close', () => open.delete(response))
  })

  /** Kept connections end with their next answer; whoever asks again connects anew, perhaps elsewhere. */
  const leave = () => {
    isLeaving = true
    for (const response of open) lastOnItsConnection(response)
  }

  return {
    leave,
    drain: async (limitMs: number) => {
      server.close()
      leave()
      await poll({ ask: () => (open.size === 0 ? true : null), limitMs, everyMs: 20 })
      server.closeAllConnections()
    },
  }
}
