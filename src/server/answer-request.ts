import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { refusalTexts } from '#texts/web/refusals'
import type { PageCache } from './cache/page-cache'
import { RenderFailed } from './cache/render'
import { CHANGES_PATH, type createChangesAnswers } from './changes/answer-changes'
import { pageRequest } from './cache/page-request'
import { sendCachedPage } from './cache/send-cached-page'
import type { ShortWay } from './cache/short-way'
import { sharedReadRequest } from './cache/shared-read'
import type { createStaticFiles } from './cache/static-files'
import type { createPolicyReports } from './content-policy/policy-reports'
import { REPORTS_PATH } from './content-policy/policy'
import type { createHealth } from './health/health'
import type { limitConnections } from './limits/connection-limit'
import { type createRenderLimit, RenderRefused } from './limits/render-limit'
import type { watchBodies } from './limits/slow-bodies'
import { logAccess } from './logging/access-log'
import { answerKind, HEALTH_PATH, METRICS_PATH, READY_PATH } from './metrics/answer-kind'
import type { Metrics } from './metrics/metrics'
import type { Traffic } from './metrics/traffic'
import type { NextApp } from './next-app'
import type { Replicas } from './replicas/replicas'
import { isVisitorsRead, lendReplica } from './replicas/visitors-read'
import { requestAddress } from './request/request-address'
import { requestPath } from './request/request-path'
import { refusalOf } from './request/request-rules'
import { isServerFunction, strangerRefusal } from './request/server-functions'
import { createExchange, type Exchange } from './response/exchange'
import { failureRefusal } from './response/failure'
import { urgentPaths } from './response/refusal-page'
import { prepareResponse } from './response/pipeline'
import { sendRefusal } from './response/refusal'
import type { Accounts } from './sockets/accounts'
import { hasSession } from './sockets/identify-by-cookie'
import type { RoomStream } from './sockets/rooms'

export type Site = {
  next: NextApp
  health: Pick<ReturnType<typeof createHealth>, 'answer' | 'answerReady'>
  cache: PageCache | null
  accounts: Pick<Accounts, 'keys' | 'stateOf'>
  stream: RoomStream
  logger: Logger
  /** Null: all reads are the primary's. */
  replicas?: Pick<Replicas, 'choose'> | null
  /** Null: there is no such address. */
  metrics?: Pick<Metrics, 'answer'> | null
  /** Where pages that lie ready are logged; otherwise like all others. */
  pageViews?: Logger
}
type Parts = {
  traffic: Pick<Traffic, 'count'>
  shortWay: ShortWay | null
  cachedAccounts: Pick<Accounts, 'stateOf'>
  answerChanges: ReturnType<typeof createChangesAnswers>
  staticFile: ReturnType<typeof createStaticFiles>
  renders: ReturnType<typeof createRenderLimit>
  connections: ReturnType<typeof limitConnections>
  bodies: ReturnType<typeof watchBodies>
  takeReport: ReturnType<typeof createPolicyReports>
}
type Arrival = Site & Parts & { request: IncomingMessage; response: ServerResponse }

export async function answerRequest({ request, response, ...site }: Arrival) {
  const path = requestPath(request.url)
  request.headers[CLIENT_ADDRESS_HEADER] = requestAddress(request)
  const exchange = createExchange({ request, response, path })
  const count = (status: number, ms: number) =>
    site.traffic.count(answerKind(path, { isReady: exchange.isReady === true }), status, ms)
  logAccess({ request, response, path: path ?? '(bad path)', logger: site.logger, count })
  exchange.keptCopies = () => keptCopies(site.cache)
  try {
    prepareResponse(exchange)
    site.bodies.watch(request, () => cutOff(exchange))
    const refusal = refusalOf({ request, path })
    if (refusal || path === null) return sendRefusal({ ...exchange, ...refusal! })
    await answer({ ...site, exchange, path })
  } catch (err) {
    if (err instanceof RenderRefused) return sendRefusal({ ...exchange, ...err.refusal })
    const isGone = request.destroyed && !request.complete
    // A cancelled upload is not our fault.
    if (!isGone && !(err instanceof RenderFailed)) site.logger.error({ msg: 'request failed', path, err })
    if (isGone || response.headersSent) response.destroy()
    else sendRefusal({ ...exchange, ...failureRefusal(err) })
  }
}

const keptCopies = (cache: PageCache | null) =>
  urgentPaths.flatMap((path) => {
    const since = cache?.keptSince(path)
    return since ? [{ path, since }] : []
  })

/** Node closes the connection after the response. */
function cutOff(exchange: Exchange) {
  const { response } = exchange
  if (response.headersSent) return response.destroy()
  response.setHeader('Connection', 'close')
  sendRefusal({ ...exchange, status: 408, message: refusalTexts.tooSlow })
}

type Placed = Site & Parts & { exchange: Exchange; path: string }

/** Ordered by cost: the first that can respond does. */
async function answer(placed: Placed) {
  const { exchange, path, next, cache, renders, replicas } = placed
  const { request, response } = exchange
  if (path === REPORTS_PATH && request.method === 'POST') return placed.takeReport({ request, response })
  if (path === HEALTH_PATH) return placed.health.answer(response)
  if (path === READY_PATH) return placed.health.answerReady(response)
  if (path === METRICS_PATH && placed.metrics) return placed.metrics.answer(exchange)
  if (path === CHANGES_PATH) return placed.answerChanges(exchange)
  const cached = await cachedCopy(placed)
  if (cached) return sendCachedPage({ ...exchange, ...cached })
  const shared = await sharedAnswer(placed)
  if (shared) return sendCachedPage({ ...exchange, page: shared })
  const refusal =
    placed.connections.refusal({ request, response }) ?? (await strangerRefusal({ ...placed, request }))
  if (refusal) return sendRefusal({ ...exchange, ...refusal })
  if (cache && isWrite(exchange)) exchange.onSend = cache.noteWrite
  if (cache && replicas && isVisitorsRead(exchange)) await lendReplica({ exchange, cache, replicas })
  const isDrawn = !isServerFunction({ request, path }) && renders.isRendered(path)
  await (isDrawn
    ? renders.draw(request, () => next.handle(request, response))
    : next.handle(request, response))
}

async function cachedCopy({ exchange, path, cache, renders, staticFile, shortWay }: Placed) {
  if (!cache) return null
  const { request } = exchange
  const shared = pageRequest(request)
  if (!shared) return isRead(exchange) ? staticFile(path) : null
  const reader = {
    address: requestAddress(request),
    draw: <T>(work: () => Promise<T>) => renders.draw(request, work),
  }
  let isReady = true
  const page = await cache.read(shared, { ...reader, onWait: () => (isReady = false) })
  if (shared.isKept) shortWay?.learn(request.url!, { key: shared.key, path })
  if (page.isForVisitors && hasSession(request.headers.cookie)) return null
  exchange.isReady = isReady
  return { page }
}

/** A failure is the caller's own to meet. */
async function sharedAnswer({ exchange: { request }, path, cache, cachedAccounts }: Placed) {
  const read = cache && (await sharedReadRequest({ request, path, accounts: cachedAccounts }))
  if (!read) return null
  const reader = { address: requestAddress(request), draw: <T>(work: () => Promise<T>) => work() }
  const page = await cache.read(read, reader).catch(() => null)
  return page?.status === 200 ? page : null
}

const isRead = ({ method }: Exchange) => method === 'GET' || method === 'HEAD'
const isWrite = (exchange: Exchange) => !isRead(exchange) && exchange.method !== 'OPTIONS'
