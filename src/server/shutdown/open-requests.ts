import type { Server, ServerResponse } from 'node:http'
import { poll } from '#database/start/poll'

export function trackRequests(server: Server) {
  const open = new Set<ServerResponse>()
  let isDraining = false

  const lastOnItsConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response)
    if (isDraining) lastOnItsConnection(response)
    response.once('close', () => open.delete(response))
  })

  return {
    drain: async (limitMs: number) => {
      isDraining = true
      server.close()
      for (const response of open) lastOnItsConnection(response)
      await poll({ ask: () => (open.size === 0 ? true : null), limitMs, everyMs: 20 })
      server.closeAllConnections()
    },
  }
}
