import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino, { type Logger } from 'pino'
import config from '#config'
import { openApi } from '#server/api'
import { createHttpServer } from '#server/http-server'
import { openAccounts } from '#server/sockets/accounts'
import { silentStream as stream } from './changes/silent-stream'

const answerApi = openApi(config)

/** All of the HTTP server, with Payload's REST API but without Next. */
export async function openFrontDoor(logger: Logger = pino({ level: 'silent' })) {
  const reached: string[] = []
  const handle: typeof answerApi = (request, response) => {
    reached.push(`${request.method} ${request.url}`)
    return answerApi(request, response)
  }
  const next = { handle, upgrades: createServer(), close: async () => undefined }
  const health = {
    answer: async (response: ServerResponse) => void response.end('{}'),
    answerReady: () => undefined,
  }
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
