import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import CachePolicy from 'http-cache-semantics'
import { msUntilBerlinMidnight } from '#domain/time/berlin-time'
import type { Encoding } from './accepted-encoding'
import { pagePolicy } from '../content-policy'
import { BROTLI_LEVEL, GZIP_LEVEL, isCompressible, worthCompressing } from './compressible'
import type { Rendered } from './render'

export type KeptPage = {
  status: number
  headers: OutgoingHttpHeaders
  etag: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
  size: number
  policy: CachePolicy
}

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

/** A belt: what nothing announces (an article dated into the future) shows after five minutes at the latest. */
const longestSeconds = 300
const keptStatuses = new Set([200, 308, 404, 410])
/** Made for each answer, or about the one connection that it came over. */
const notKept = new Set(['cache-control', 'content-length', 'date', 'etag', 'x-request-id', 'x-powered-by'])

/** A rendered page (or file) in the forms that will be asked for; `isStorable` says whether others may have it too. */
export async function keepPage({
  status,
  headers,
  body,
  path = '',
}: Rendered & { path?: string }): Promise<KeptPage & { isStorable: boolean }> {
  const names = Object.keys(headers).filter((name) => !notKept.has(name))
  const kept = Object.fromEntries(names.map((name) => [name, headers[name]]))
  const vary = [headers.vary ?? []].flat().join(', ')
  kept.vary = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
  if (String(headers['content-type'] ?? '').startsWith('text/html')) {
    kept['content-security-policy'] = pagePolicy({
      html: body.toString('utf8'),
      kind: 'page',
      isFramed: false,
      isDev: false,
      path,
    })
  }
  const bodies = { identity: body, ...(await compressed({ body, type: headers['content-type'] })) }
  const policy = policyOf({ status, headers: kept })
  return {
    status,
    headers: kept,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    bodies,
    size: Object.values(bodies).reduce((sum, { length }) => sum + length, 1024),
    policy,
    isStorable:
      keptStatuses.has(status) &&
      headers['set-cookie'] === undefined &&
      !vary.includes('*') &&
      policy.storable(),
  }
}

/**
 * Next marks every page that is drawn on demand as private; here it was drawn for nobody, so it is public, for as
 * long as no change is heard. The date that pages show ends with the day.
 */
function policyOf({ status, headers }: { status: number; headers: OutgoingHttpHeaders }): CachePolicy {
  const untilMidnight = Math.ceil(msUntilBerlinMidnight(new Date()) / 1000)
  const control = `public, s-maxage=${Math.min(longestSeconds, untilMidnight)}`
  const plain = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return new CachePolicy(
    { method: 'GET', url: '/', headers: {} },
    { status, headers: { ...Object.fromEntries(plain), 'cache-control': control } },
    { shared: true },
  )
}

async function compressed({ body, type }: { body: Buffer; type: unknown }) {
  if (!isCompressible(type) || body.length < worthCompressing) return {}
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [BROTLI_PARAM_SIZE_HINT]: body.length }
  const [gzipped, brotlied] = await Promise.all([gzip(body, { level: GZIP_LEVEL }), brotli(body, { params })])
  return { gzip: gzipped, br: brotlied }
}
