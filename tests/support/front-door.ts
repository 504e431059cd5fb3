import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { handleEndpoints } from 'payload'
import pino, { type Logger } from 'pino'
import config from '#config'
import { createHttpServer } from '#server/http-server'
import { openAccounts } from '#server/sockets/accounts'
import { silentStream as stream } from './changes/silent-stream'

/** All of the HTTP server, with Payload's REST API but without Next. */
export async function openFrontDoor(logger: Logger = pino({ level: 'silent' })) {
  const reached: string[] = []
  const handle: typeof throughPayload = (request, response) => {
    reached.push(`${request.method} ${request.url}`)
    return throughPayload(request, response)
  }
  const next = { handle, upgrades: createServer(), close: async () => undefined }
  const health = { answer: async (response: ServerResponse) => void response.end('{}') }
  const accounts = openAccounts()
  const server = createHttpServer({ next, cache: null, health, accounts, stream, logger })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    reached,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await accounts.close()
    },
  }
}

export async function throughPayload(incoming: IncomingMessage, response: ServerResponse) {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const request = new Request(`http://localhost:3000${incoming.url}`, {
    method: incoming.method,
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
  const answer = await handleEndpoints({ config, request })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}
