import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { FRONT_CACHE_SECONDS } from '#domain/running-limits'
import { pagePolicy } from '../content-policy/policy'
import { compressed, type Encoding } from '../response/compression'
import { namesIn } from '../response/vary'
import type { Rendered } from './render'

export type CachedPage = {
  status: number
  headers: OutgoingHttpHeaders
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  size: number
  isForVisitors?: boolean
  /** Perhaps older than the database: marked, and nobody else may keep it. */
  isKept?: boolean
}

const cacheableStatuses = new Set([200, 308, 404, 410])
/** Specific to one response or connection. */
const perResponse = new Set([
  ...['cache-control', 'content-length', 'date', 'etag', 'x-request-id', 'x-powered-by'],
  ...['connection', 'keep-alive', 'transfer-encoding'],
])

/** Next marks pages rendered on demand as private; here the render had no viewer. */
export const isCacheable = ({ status, headers, isForVisitors, hasFailed }: Rendered) =>
  !hasFailed &&
  (cacheableStatuses.has(status) || isForVisitors) &&
  headers['set-cookie'] === undefined &&
  !namesIn(headers.vary).includes('*')

/** `keys`: caches in front of the site may keep it, too, until one of these is purged. */
type Keeping = { path?: string; isKeptForLong?: boolean; keys?: readonly string[] | null }

/** RFC 9213. Not `s-maxage`: that is obeyed by caches which no purge of ours reaches. */
const forFrontCaches = (keys: readonly string[]) => ({
  'surrogate-key': keys.join(' '),
  'cdn-cache-control': `max-age=${FRONT_CACHE_SECONDS}`,
})

export async function toCachedPage({
  status,
  headers: given,
  body,
  isForVisitors,
  path = '',
  isKeptForLong,
  keys,
}: Rendered & Keeping): Promise<CachedPage> {
  const type = given['content-type']
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !perResponse.has(name)))
  headers.vary = [...namesIn(given.vary), 'Accept-Encoding'].join(', ')
  if (keys) Object.assign(headers, forFrontCaches(keys))
  if (String(type ?? '').startsWith('text/html')) {
    const html = body.toString('utf8')
    headers['content-security-policy'] = pagePolicy({
      html,
      kind: 'page',
      isFramed: false,
      isDev: false,
      path,
    })
  }
  const bodies = { identity: body, ...(await compressed({ body, type, isKeptForLong })) }
  return {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    bodies,
    isForVisitors,
    size: Object.values(bodies).reduce((sum, { length }) => sum + length, 1024),
  }
}
