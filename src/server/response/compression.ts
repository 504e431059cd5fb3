import type { IncomingMessage, ServerResponse } from 'node:http'
import zlib from 'node:zlib'
import { takeHeaders } from './before-headers'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { BROTLI_LEVEL, GZIP_LEVEL, isCompressible, worthCompressing } from './compressible'

type Method = (...args: unknown[]) => unknown
const bodiless = new Set([204, 206, 304])

/** Text that is made for one request is compressed on its way out. */
export function compressResponse({
  request,
  response,
}: {
  request: IncomingMessage
  response: ServerResponse
}) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity' || request.method === 'HEAD') return
  const writeHead = response.writeHead.bind(response) as Method
  const write = response.write.bind(response) as (chunk: Buffer) => boolean
  const end = response.end.bind(response) as Method
  let stream: zlib.Gzip | zlib.BrotliCompress | null = null

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const left = takeHeaders({ response, rest })
    if (!stream && isWorthIt({ status, response })) {
      stream = compressor(encoding)
      describe({ response, encoding })
      stream.on('data', (chunk: Buffer) => void (write(chunk) || stream!.pause()))
      stream.on('drain', () => response.emit('drain'))
      stream.on('end', () => end())
      stream.on('error', () => response.destroy())
      response.on('drain', () => stream!.resume())
      response.once('close', () => stream!.destroy())
    }
    return writeHead(status, ...left)
  }) as ServerResponse['writeHead']

  const begin = () => response.headersSent || response.writeHead(response.statusCode)

  response.write = ((...args: unknown[]) => {
    begin()
    return stream ? (stream.write as Method).apply(stream, args) : (write as Method)(...args)
  }) as ServerResponse['write']

  response.end = ((...args: unknown[]) => {
    // Node counts the length of an answer that comes in one piece, so that one keeps its plain way.
    begin()
    if (stream) (stream.end as Method).apply(stream, args)
    else end(...args)
    return response
  }) as ServerResponse['end']

  // Next calls this after each piece of a page, so that what is ready arrives.
  Object.assign(response, { flush: () => stream?.flush() })
}

function isWorthIt({ status, response }: { status: number; response: ServerResponse }): boolean {
  if (bodiless.has(status) || response.hasHeader('content-encoding')) return false
  if (/no-transform/i.test(String(response.getHeader('cache-control') ?? ''))) return false
  const length = response.getHeader('content-length')
  return isCompressible(response.getHeader('content-type')) && Number(length ?? Infinity) >= worthCompressing
}

function compressor(encoding: Encoding) {
  const { BROTLI_PARAM_QUALITY } = zlib.constants
  return encoding === 'br'
    ? zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } })
    : zlib.createGzip({ level: GZIP_LEVEL })
}

function describe({ response, encoding }: { response: ServerResponse; encoding: Encoding }) {
  response.removeHeader('Content-Length')
  response.removeHeader('Accept-Ranges')
  response.setHeader('Content-Encoding', encoding)
  const vary = [response.getHeader('vary') ?? []].flat().join(', ')
  if (!/accept-encoding/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
  const etag = response.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`)
}
