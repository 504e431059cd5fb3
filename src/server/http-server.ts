import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '#domain/client-address'
import { env } from '#env'
import { startTexts } from '#texts/start'
import { requestContext } from '../request-context'
import { logAccess } from './access-log'
import type { createPageCache } from './cache/page-cache'
import { pageRequest } from './cache/page-request'
import { sendPage } from './cache/send-page'
import { compressResponse } from './compress-response'
import type { createHealth } from './health'
import type { NextApp } from './next-app'
import { onAnswered } from './on-answered'
import { applyPageStatus } from './page-status'
import { stripPanelHeaders } from './panel-headers'
import { keepPublicFile, publicFiles } from './public-files'
import type { Refusal } from './refusal'
import { refusal } from './refuse'
import { requestAddress } from './request-address'
import { assignRequestId } from './request-id'
import { isPanelPath, requestPath } from './request-path'
import { secure } from './security-headers'
import { listenProblem } from './start/port'

type Site = {
  next: NextApp
  health: Pick<ReturnType<typeof createHealth>, 'answer'>
  /** Null in development, where pages change with the source. */
  cache: ReturnType<typeof createPageCache> | null
  logger: Logger
}

/** Everything that reaches the site over HTTP comes through here. */
export function createHttpServer(site: Site): Server {
  const files = publicFiles()
  const server = createServer((request, response) => {
    const requestId = assignRequestId(request, response)
    void requestContext.run({ requestId }, () => answer({ ...site, files, request, response }))
  })
  // Longer than what load balancers keep a connection for, so that they are the ones who close it.
  server.keepAliveTimeout = 65_000
  return server
}

async function answer({ next, health, cache, logger, files, request, response }: Site & Exchange) {
  const path = requestPath(request.url)
  request.headers[CLIENT_ADDRESS_HEADER] = requestAddress(request)
  logAccess({ request, response, path: path ?? '(bad path)', logger })
  try {
    // Innermost, so that the policy is made from the page itself and not from its compressed form.
    compressResponse({ request, response })
    secure({ response, path })
    const refused = refusal({ request, path })
    if (refused || path === null) return refuse({ request, response, ...refused! })
    if (path === '/api/health') return await health.answer(response)
    const shared = cache && pageRequest(request)
    if (shared) return sendPage({ request, response, page: await cache.read(shared) })
    if (cache && isWrite(request)) onAnswered({ response, run: cache.noteWrite })
    applyPageStatus(response)
    if (!isPanelPath(path)) stripPanelHeaders(response)
    if (files.has(path)) keepPublicFile({ response, path })
    await next.handle(request, response)
  } catch (err) {
    logger.error({ msg: 'request failed', path, err })
    if (response.headersSent) response.destroy()
    else refuse({ request, response, status: 500, message: startTexts.http.unexpected })
  }
}

const isWrite = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'

type Exchange = { request: IncomingMessage; response: ServerResponse; files: Set<string> }

/** What is left of a body is read and thrown away, so that the caller hears the answer; but not for ever. */
const drainMaxBytes = 64 * 1024 * 1024

function refuse({ request, response, status, message }: Omit<Exchange, 'files'> & Refusal) {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers
  if (chunked !== undefined || Number(length) > drainMaxBytes) response.setHeader('Connection', 'close')
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
