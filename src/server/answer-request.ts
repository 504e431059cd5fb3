import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { refusalTexts } from '#texts/web/refusals'
import { startTexts } from '#texts/start/start'
import { logAccess } from './access-log'
import type { createPageCache } from './cache/page-cache'
import { pageRequest } from './cache/page-request'
import { sendPage } from './cache/send-page'
import { compressResponse } from './compress-response'
import type { limitConnections } from './connections'
import { REPORTS_PATH } from './content-policy'
import { type createDrawings, DrawingRefused } from './drawings'
import type { createHealth } from './health'
import type { NextApp } from './next-app'
import { onAnswered } from './on-answered'
import { applyFunctionStatus, applyPageStatus } from './page-status'
import { stripPanelHeaders } from './panel-headers'
import type { createPolicyReports } from './policy-reports'
import { keepPrivate } from './private-answers'
import { keepPublicFile } from './public-files'
import type { Refusal } from './refusal'
import { refusal } from './refuse'
import { requestAddress } from './request-address'
import { isPanelPath, requestPath } from './request-path'
import { secure } from './security-headers'
import { sendRefusal } from './send-refusal'
import { isServerFunction, strangersCall } from './server-functions'
import type { watchBodies } from './slow-bodies'
import type { Accounts } from './sockets/accounts'
import type { createTextFiles } from './text-files'

export type Site = {
  next: NextApp
  health: Pick<ReturnType<typeof createHealth>, 'answer'>
  /** Null in development, where pages change with the source. */
  cache: ReturnType<typeof createPageCache> | null
  /** Who may call the panels' server functions. */
  accounts: Pick<Accounts, 'standingOf'>
  logger: Logger
}
type Parts = {
  files: Map<string, string>
  textFile: ReturnType<typeof createTextFiles>
  drawings: ReturnType<typeof createDrawings>
  connections: ReturnType<typeof limitConnections>
  bodies: ReturnType<typeof watchBodies>
  takeReport: ReturnType<typeof createPolicyReports>
}
type Exchange = Site & Parts & { request: IncomingMessage; response: ServerResponse }
type Refuse = (refused: Refusal) => void

export async function answerRequest(exchange: Exchange) {
  const { request, response } = exchange
  const path = requestPath(request.url)
  request.headers[CLIENT_ADDRESS_HEADER] = requestAddress(request)
  logAccess({ request, response, path: path ?? '(bad path)', logger: exchange.logger })
  const refuse: Refuse = (refused) => sendRefusal({ request, response, path, ...refused })
  try {
    // Innermost, so that the policy is made from the page itself and not from its compressed form.
    compressResponse({ request, response })
    secure({ response, path })
    keepPrivate({ request, response, path })
    exchange.bodies.watch(request, () => cutOff({ response, refuse }))
    const refused = refusal({ request, path })
    if (refused || path === null) return refuse(refused!)
    await answer({ ...exchange, path, refuse })
  } catch (err) {
    if (err instanceof DrawingRefused) return refuse(err.refusal)
    const isGone = request.destroyed && !request.complete
    // Whoever was cut off or went away in the middle of a body is no fault of ours.
    if (!isGone) exchange.logger.error({ msg: 'request failed', path, err })
    if (isGone || response.headersSent) response.destroy()
    else refuse({ status: 500, message: startTexts.http.unexpected })
  }
}

/** Node closes the connection when the answer is out, whatever is still to come. */
function cutOff({ response, refuse }: { response: ServerResponse; refuse: Refuse }) {
  if (response.headersSent) return response.destroy()
  response.setHeader('Connection', 'close')
  refuse({ status: 408, message: refusalTexts.tooSlow })
}

type Placed = Exchange & { path: string }

async function answer({ refuse, ...exchange }: Placed & { refuse: Refuse }) {
  const { request, response, path, next, cache, drawings, files } = exchange
  if (path === REPORTS_PATH && request.method === 'POST') return exchange.takeReport({ request, response })
  if (path === '/api/health') return exchange.health.answer(response)
  const kept = await keptCopy(exchange)
  if (kept) return sendPage({ request, response, ...kept })
  const refused = await refusalOf(exchange)
  if (refused) return refuse(refused)
  if (cache && isWrite(request)) onAnswered({ response, run: cache.noteWrite })
  if (isServerFunction({ request, path })) applyFunctionStatus(response)
  else {
    if (drawings.isDrawing(path)) await drawings.admit(request)
    applyPageStatus(response)
  }
  if (!isPanelPath(path)) stripPanelHeaders(response)
  const control = files.get(path)
  if (control) keepPublicFile({ response, control })
  await next.handle(request, response)
}

/** What is the same work for any number of those who ask. */
async function keptCopy({ request, path, cache, drawings, textFile }: Placed) {
  if (!cache) return null
  const shared = pageRequest(request)
  if (!shared) return isRead(request) ? textFile(path) : null
  const reader = { address: requestAddress(request), admit: () => drawings.admit(request) }
  return { page: await cache.read(shared, reader) }
}

/** Asked of what goes on to Next. */
const refusalOf = async ({ request, response, path, connections, accounts }: Placed) =>
  connections.refusal({ request, response }) ?? (await strangersCall({ request, path, accounts }))

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
const isWrite = (request: IncomingMessage) => !isRead(request) && request.method !== 'OPTIONS'
