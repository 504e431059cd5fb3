import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
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

export async function toCachedPage({
  status,
  headers: given,
  body,
  isForVisitors,
  path = '',
  isKeptForLong,
}: Rendered & { path?: string; isKeptForLong?: boolean }): Promise<CachedPage> {
  const type = given['content-type']
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !perResponse.has(name)))
  headers.vary = [...namesIn(given.vary), 'Accept-Encoding'].join(', ')
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
