import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Exchange } from './exchange'
import type { Encoder } from './intercept'
import { addToVary } from './vary'

export type Encoding = 'br' | 'gzip' | 'identity'

const text =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml|[\w.-]+\+(xml|json))|image\/svg\+xml)/i
/** Below this, compression saves nothing. */
const worthCompressing = 1024
const gzipOptions = { level: 6 }
const brotliParams = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 }
/** A twelfth smaller, at thirteen times the work: only for what is compressed once per start. */
const thoroughly = { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 }
const bodiless = new Set([204, 206, 304])

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => /^([\w*-]+)\s*(?:;\s*q=([\d.]+))?$/.exec(offer.trim()))
  const accepts = (name: string) => offers.some((offer) => offer?.[1] === name && Number(offer[2] ?? 1) > 0)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

type Compressible = { body: Buffer; type: unknown; isKeptForLong?: boolean }

export async function compressed({ body, type, isKeptForLong = false }: Compressible) {
  if (!isCompressible(type) || body.length < worthCompressing) return {}
  const quality = isKeptForLong ? thoroughly : brotliParams
  const params = { ...quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [gzipped, brotlied] = await Promise.all([gzip(body, gzipOptions), brotli(body, { params })])
  return { gzip: gzipped, br: brotlied }
}

export function createEncoder({ response, method, headers }: Exchange): Encoder | null {
  const encoding = acceptedEncoding(headers['accept-encoding'])
  if (encoding === 'identity' || method === 'HEAD' || !isWorthIt(response)) return null
  describe({ response, encoding })
  return encoding === 'br'
    ? zlib.createBrotliCompress({ params: brotliParams })
    : zlib.createGzip(gzipOptions)
}

const isCompressible = (contentType: unknown) => text.test(String(contentType ?? ''))

function isWorthIt(response: ServerResponse): boolean {
  if (bodiless.has(response.statusCode) || response.hasHeader('content-encoding')) return false
  if (/no-transform/i.test(String(response.getHeader('cache-control') ?? ''))) return false
  const length = response.getHeader('content-length')
  return isCompressible(response.getHeader('content-type')) && Number(length ?? Infinity) >= worthCompressing
}

function describe({ response, encoding }: { response: ServerResponse; encoding: Encoding }) {
  response.removeHeader('Content-Length')
  response.removeHeader('Accept-Ranges')
  response.setHeader('Content-Encoding', encoding)
  addToVary({ response, names: ['Accept-Encoding'] })
  const etag = response.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`)
}
