import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import config from '#config'
import { env } from '#env'
import { openApi } from '#server/api'
import { createPageCache } from '#server/cache/page-cache'
import { render } from '#server/cache/render'
import { createChangeStream } from '#server/changes/stream'
import { createHttpServer } from '#server/http-server'
import { openAccounts } from '#server/sockets/accounts'
import { attachRealtime } from '#server/sockets/realtime'
import { until } from '../until'

const answerApi = openApi(config)

/** The site without its pages: HTTP, API, cache and sockets. */
export async function wholeSite() {
  const logger = pino({ level: 'silent' })
  const stream = createChangeStream({ url: env.DATABASE_URL!, logger })
  const accounts = openAccounts()
  /** Addresses that nobody had asked before. */
  const reached: string[] = []
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    reached.push(`${request.method} ${request.url}`)
    return answerApi(request, response)
  }
  const next = { handle, upgrades: createServer(), close: async () => undefined }
  const cache = createPageCache({ stream, render: (page) => render({ next, ...page }) })
  const health = { answer: async () => undefined, answerReady: () => undefined }
  const server = createHttpServer({ next, cache, health, accounts, stream, logger })
  const realtime = attachRealtime({ server, next, stream, accounts, isDev: false, logger })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await until(stream.isUp)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sockets: Socket[] = []
  return {
    url,
    reached,
    stream,
    connect: async (cookie?: string) => {
      const extraHeaders = cookie ? { Cookie: cookie } : undefined
      const socket = io(url, { path: '/realtime', transports: ['websocket'], forceNew: true, extraHeaders })
      sockets.push(socket)
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      return socket
    },
    read: async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(url + path, { headers })
      const data = (await response.json()) as Record<string, any>
      return { status: response.status, data, headers: response.headers }
    },
    stop: async () => {
      for (const socket of sockets) socket.close()
      await realtime.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await stream.close()
      await accounts.close()
    },
  }
}
