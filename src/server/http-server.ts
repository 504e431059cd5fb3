import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  BODY_GRACE_SECONDS,
  BODY_MIN_BYTES_PER_SECOND,
  CONNECTIONS_PER_ADDRESS,
  HEADERS_MAX_SECONDS,
  UPLOAD_BODY_MAX_BYTES,
} from '#domain/limits'
import { env } from '#env'
import { requestContext } from '../request-context'
import { answerRequest, type Site } from './answer-request'
import { createShortWay } from './cache/short-way'
import { createStaticFiles } from './cache/static-files'
import { createChangesAnswers } from './changes/answer-changes'
import { createPolicyReports } from './content-policy/policy-reports'
import { limitConnections } from './limits/connection-limit'
import { createRenderLimit } from './limits/render-limit'
import { type BodyPace, watchBodies } from './limits/slow-bodies'
import { createTraffic, type Traffic } from './metrics/traffic'
import { assignRequestId } from './response/request-id'
import { cacheAccounts } from './sockets/cached-accounts'
import { listenProblem } from './start/port'
import { traceRequest } from './tracing/trace-request'

type Limits = {
  headersMs: number
  bodies: BodyPace
  connections: number
  isOverloaded: () => boolean
}

const usual: Limits = {
  headersMs: HEADERS_MAX_SECONDS * 1_000,
  bodies: {
    graceMs: BODY_GRACE_SECONDS * 1_000,
    bytesPerSecond: BODY_MIN_BYTES_PER_SECOND,
    everyMs: 1_000,
  },
  connections: CONNECTIONS_PER_ADDRESS,
  isOverloaded: () => false,
}

/** Entry point of all HTTP requests (docs/decisions/038-load-limits.md). */
export function createHttpServer(
  { traffic = createTraffic(), ...site }: Site & { traffic?: Traffic },
  given: Partial<Limits> = {},
): Server {
  const { headersMs, bodies: pace, connections: max, isOverloaded } = { ...usual, ...given }
  const server = createServer({
    headersTimeout: headersMs,
    // The longest any body may take at the lowest allowed pace.
    requestTimeout: pace.graceMs + Math.ceil(UPLOAD_BODY_MAX_BYTES / pace.bytesPerSecond) * 1_000,
    connectionsCheckingInterval: Math.min(1_000, headersMs),
  })
  const shortWay =
    site.cache && createShortWay({ cache: site.cache, logger: site.pageViews ?? site.logger, traffic })
  const parts = {
    traffic,
    shortWay,
    staticFile: createStaticFiles(),
    renders: createRenderLimit({ isOverloaded }),
    connections: limitConnections({ server, max }),
    bodies: watchBodies({ server, pace }),
    cachedAccounts: cacheAccounts(site),
    answerChanges: createChangesAnswers(site),
    takeReport: createPolicyReports({ logger: site.logger }),
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (shortWay?.answer(request, response)) return
    const requestId = assignRequestId(request)
    const answer = () => answerRequest({ ...site, ...parts, request, response })
    void requestContext.run({ requestId }, () => traceRequest({ request, response, requestId }, answer))
  })
  // Longer than load balancers do, so that they close first.
  server.keepAliveTimeout = 65_000
  return server
}

export function listen(server: Server): Promise<void> {
  const { HOST: host, PORT: port } = env
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem({ error, host, port })))
    server.listen(port, host, () => resolve())
  })
}
