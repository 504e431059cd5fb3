import type { IncomingMessage } from 'node:http'
import { foreignWrite } from '#domain/web/request-origin'
import { env } from '#env'
import { refusalTexts } from '#texts/web/refusals'
import { startTexts } from '#texts/start/start'
import { bodyRefusal } from './body-size'
import { REPORTS_PATH } from '../content-policy/policy'
import type { Refusal } from '../response/refusal'
import { REALTIME_PATH } from './request-path'
import { misplacedFunction } from './server-functions'

const texts = startTexts.http
/** Payload matches it case-insensitively. */
const firstRegister = /^\/api\/[^/]+\/first-register$/i

/** Next fails on others (TRACE). */
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
/** Next builds a URL from any Host header. */
const hostName = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

export function refusalOf({
  request,
  path,
}: {
  request: IncomingMessage
  path: string | null
}): Refusal | null {
  // PostgreSQL cannot store NUL.
  const hasBadPath = path === null || path.includes('\0') || /%00/.test(request.url ?? '')
  const { host } = request.headers
  if (hasBadPath || (host !== undefined && !isHost(host))) {
    return { status: 400, message: texts.badAddress }
  }
  if (!methods.has(request.method ?? 'GET')) return { status: 405, message: texts.badMethod }
  if (path === REALTIME_PATH) return { status: 400, message: refusalTexts.socketsOnly }
  // The first visitor must not become administrator.
  if (firstRegister.test(path)) return { status: 404, message: texts.notFound }
  // Browsers may send reports without a valid origin.
  if (path === REPORTS_PATH) return null
  return (
    misplacedFunction({ request, path }) ??
    foreignRefusal(request) ??
    bodyRefusal({ headers: request.headers, path }) ??
    overrideRefusal(request)
  )
}

export const isHost = (host: string) => hostName.test(host) && URL.canParse(`http://${host}`)

function foreignRefusal({ method = 'GET', headers }: IncomingMessage): Refusal | null {
  const reason = foreignWrite({
    method,
    origin: headers.origin,
    fetchSite: [headers['sec-fetch-site']].flat()[0],
    host: headers.host,
    hasCookie: headers.cookie !== undefined,
    siteUrl: env.SITE_URL,
  })
  if (!reason) return null
  return { status: 403, message: reason === 'foreign' ? refusalTexts.foreign : refusalTexts.withoutOrigin }
}

const form = 'application/x-www-form-urlencoded'

/** Long queries come as POST: the panels send forms; Payload would merge JSON into the request. */
function overrideRefusal({ headers }: IncomingMessage): Refusal | null {
  const isOverridden =
    headers['x-http-method-override'] !== undefined || headers['x-payload-http-method-override'] !== undefined
  if (!isOverridden || headers['content-type'] === form) return null
  return { status: 400, message: refusalTexts.badBody }
}
