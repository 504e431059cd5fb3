import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import pino from 'pino'
import { io, type Socket } from 'socket.io-client'
import config from '#config'
import { env } from '#env'
import { createChangeStream } from '#server/changes/stream'
import type { NextApp } from '#server/next-app'
import { attachRealtime } from '#server/sockets/realtime'
import { openAccounts } from '#server/sockets/accounts'
import type { JoinAnswer } from '#server/sockets/join'
import { until } from '../until'

export type Refused = Error & { data?: { reason: string } }

export async function liveSite() {
  const server = createServer((request, response) => void answer(request, response))
  const stream = createChangeStream({ url: env.DATABASE_URL!, logger: pino({ level: 'silent' }) })
  const accounts = openAccounts()
  const realtime = attachRealtime({
    server,
    next: { upgrades: createServer() } as unknown as NextApp,
    stream,
    accounts,
    isDev: false,
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await until(stream.isUp)
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const sockets: Socket[] = []
  const open = ({ cookie, auth }: { cookie?: string; auth?: Record<string, unknown> }) => {
    const extraHeaders = cookie ? { Cookie: cookie } : undefined
    const socket = io(url, {
      path: '/realtime',
      transports: ['websocket'],
      forceNew: true,
      auth,
      extraHeaders,
    })
    sockets.push(socket)
    return socket
  }
  return {
    stream,
    url,
    connect: async (cookie?: string) => {
      const socket = open({ cookie })
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      return socket
    },
    connectWith: (auth: Record<string, unknown>, cookie?: string) => {
      const socket = open({ auth, cookie })
      return new Promise<Socket | Refused>((resolve) => {
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', (error) => resolve(error as Refused))
      })
    },
    stop: async () => {
      for (const socket of sockets) socket.close()
      await realtime.close()
      await stream.close()
      await accounts.close()
      server.close()
    },
  }
}

export const join = (socket: Socket, asked: unknown) =>
  new Promise<JoinAnswer>((resolve) => socket.emit('join', asked, resolve))

async function answer({ url, headers }: IncomingMessage, response: ServerResponse) {
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  const answered = await handleEndpoints({
    config,
    request: new Request(`http://localhost${url}`, { headers: given }),
  })
  response.writeHead(answered.status, { 'Content-Type': 'application/json' })
  response.end(await answered.text())
}
