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
import { createTextFiles } from './text-files'

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
  const textFile = createTextFiles()
  const server = createServer((request, response) => {
    const requestId = assignRequestId(request, response)
    void requestContext.run({ requestId }, () => answer({ ...site, files, textFile, request, response }))
  })
  // Longer than what load balancers keep a connection for, so that they are the ones who close it.
  server.keepAliveTimeout = 65_000
  return server
}

async function answer(exchange: Site & Exchange) {
  const { next, health, cache, logger, files, textFile, request, response } = exchange
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
    const text = cache && isRead(request) && (await textFile(path))
    if (text) return sendPage({ request, response, ...text })
    if (cache && isWrite(request)) onAnswered({ response, run: cache.noteWrite })
    applyPageStatus(response)
    if (!isPanelPath(path)) stripPanelHeaders(response)
    const control = files.get(path)
    if (control) keepPublicFile({ response, control })
    await next.handle(request, response)
  } catch (err) {
    logger.error({ msg: 'request failed', path, err })
    if (response.headersSent) response.destroy()
    else refuse({ request, response, status: 500, message: startTexts.http.unexpected })
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
const isWrite = (request: IncomingMessage) => !isRead(request) && request.method !== 'OPTIONS'

type Connection = { request: IncomingMessage; response: ServerResponse }
type Exchange = Connection & {
  files: ReturnType<typeof publicFiles>
  textFile: ReturnType<typeof createTextFiles>
}

/** What is left of a body is read and thrown away, so that the caller hears the answer; but not for ever. */
const drainMaxBytes = 64 * 1024 * 1024

function refuse({ request, response, status, message }: Connection & Refusal) {
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
