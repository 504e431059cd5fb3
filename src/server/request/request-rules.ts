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
/** Payload matches this route without regard to case. */
const firstRegister = /^\/api\/[^/]+\/first-register$/i

/** What the site and its API know; Next fails on others (TRACE). */
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
/** A name or an address, with or without a port; Next makes an address of whatever stands there. */
const hostName = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Requests that must not reach Next at all. */
export function refusalOf({
  request,
  path,
}: {
  request: IncomingMessage
  path: string | null
}): Refusal | null {
  // PostgreSQL knows no NUL, and no address of ours has one.
  const hasBadPath = path === null || path.includes('\0') || /%00/.test(request.url ?? '')
  const { host } = request.headers
  if (hasBadPath || (host !== undefined && !isHost(host))) {
    return { status: 400, message: texts.badAddress }
  }
  if (!methods.has(request.method ?? 'GET')) return { status: 405, message: texts.badMethod }
  if (path === REALTIME_PATH) return { status: 400, message: refusalTexts.socketsOnly }
  // Nobody becomes administrator by being the first visitor.
  if (firstRegister.test(path)) return { status: 404, message: texts.notFound }
  // Browsers send it for whatever page stands there, which may be of no origin; it is counted and forgotten.
  if (path === REPORTS_PATH) return null
  return (
    misplacedFunction({ request, path }) ??
    foreignRefusal(request) ??
    bodyRefusal({ headers: request.headers, path }) ??
    overrideRefusal(request)
  )
}

const isHost = (host: string) => hostName.test(host) && URL.canParse(`http://${host}`)

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

/** A question too long for an address comes as a POST; the panels send it as a form, and JSON would be merged in. */
function overrideRefusal({ headers }: IncomingMessage): Refusal | null {
  const isOverridden =
    headers['x-http-method-override'] !== undefined || headers['x-payload-http-method-override'] !== undefined
  if (!isOverridden || headers['content-type'] === form) return null
  return { status: 400, message: refusalTexts.badBody }
}
