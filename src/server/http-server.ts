import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { env } from '#env'
import { startTexts } from '#texts/start'
import { requestContext } from '../logger'
import { logAccess } from './access-log'
import type { createHealth } from './health'
import type { NextApp } from './next-app'
import { stripPanelHeaders } from './panel-headers'
import { refusal } from './refuse'
import { assignRequestId } from './request-id'
import { isPanelPath, requestPath } from './request-path'
import { listenProblem } from './start/port'

type Site = { next: NextApp; health: ReturnType<typeof createHealth>; logger: Logger }

/** Everything that reaches the site over HTTP comes through here. */
export function createHttpServer(site: Site): Server {
  const server = createServer((request, response) => {
    const requestId = assignRequestId(request, response)
    void requestContext.run({ requestId }, () => answer({ ...site, request, response }))
  })
  // Longer than what load balancers keep a connection for, so that they are the ones who close it.
  server.keepAliveTimeout = 65_000
  return server
}

async function answer({ next, health, logger, request, response }: Site & Exchange) {
  const path = requestPath(request.url)
  logAccess({ request, response, path: path ?? '(bad path)', logger })
  try {
    const refused = refusal({ request, path })
    if (refused || path === null) return refuse({ response, ...refused! })
    if (path === '/api/health') return await health.answer(response)
    // Always overwritten: what a client says about its own address is not believed.
    request.headers['x-client-address'] = request.socket.remoteAddress ?? ''
    if (!isPanelPath(path)) stripPanelHeaders(response)
    await next.handle(request, response)
  } catch (err) {
    logger.error({ msg: 'request failed', path, err })
    if (response.headersSent) response.destroy()
    else refuse({ response, status: 500, message: startTexts.http.unexpected })
  }
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

function refuse({
  response,
  status,
  message,
}: {
  response: ServerResponse
  status: number
  message: string
}) {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify({ errors: [{ message }] }))
}

export function listen(server: Server): Promise<void> {
  const { HOST: host, PORT: port } = env
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem({ error, host, port })))
    server.listen(port, host, () => resolve())
  })
}
