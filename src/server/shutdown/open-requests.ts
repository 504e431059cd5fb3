import type { Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { poll } from '#database/start/poll'

/** Turns of the event loop: one accepts connections, the next reads what they have sent. */
const TURNS = 3

/** What came while the process was busy waits in the kernel, and closing the port would reset it. */
async function acceptWaiting() {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
}

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
      leave()
      await acceptWaiting()
      server.close()
      await poll({ ask: () => (open.size === 0 ? true : null), limitMs, everyMs: 20 })
      server.closeAllConnections()
    },
  }
}
