import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { env } from '#env'
import type { NextApp } from '../next-app'
import { requestContext } from '../../request-context'
import { applyPageStatus } from '../response/page-status'
import { stripPanelHeaders } from '../response/panel-headers'

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Drawing = { next: Pick<NextApp, 'handle'>; url: string; headers?: Record<string, string> }

/** Half a minute: longer than any page takes, shorter than a browser waits. */
const limitMs = 30_000

/**
 * Lets Next draw a page for nobody in particular: whatever the asking browser sent (cookies, host, language) does
 * not exist here, so it cannot get into the copy that everybody sees.
 */
export function render({ next, url, headers: asked = {} }: Drawing): Promise<Rendered> {
  const request = new IncomingMessage(new Socket())
  const { host, protocol } = new URL(env.SITE_URL)
  const headers = {
    ...asked,
    host,
    accept: '*/*',
    'user-agent': 'page-cache',
    'x-forwarded-proto': protocol.slice(0, -1),
  }
  Object.assign(request, {
    method: 'GET',
    url,
    headers,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  request.push(null)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`page not drawn in ${limitMs} ms`)), limitMs)
    const { response, finished } = collectingResponse(request)
    finished.then(resolve, reject).finally(() => clearTimeout(timer))
    // A context of its own: what the page says of its status is not about the request that happened to ask first.
    requestContext.run({ requestId: requestContext.getStore()?.requestId ?? 'page-cache' }, () => {
      applyPageStatus(response)
      stripPanelHeaders(response)
      Promise.resolve(next.handle(request, response)).catch(reject)
    })
  })
}

/** A response that goes nowhere and keeps what is written. */
function collectingResponse(request: IncomingMessage) {
  const response = new ServerResponse(request)
  const chunks: Buffer[] = []
  let finish!: (rendered: Rendered) => void
  let fail!: (error: Error) => void
  const finished = new Promise<Rendered>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  const keep = (chunk: unknown, encoding?: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return
    const as = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
    chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, as) : Buffer.from(chunk as Uint8Array))
  }
  const callbackOf = (args: unknown[]) =>
    args.find((arg) => typeof arg === 'function') as (() => void) | undefined

  let isBegun = false
  const begin = () => isBegun || response.writeHead(response.statusCode)
  Object.defineProperty(response, 'headersSent', { get: () => isBegun })

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    isBegun = true
    response.statusCode = status
    const given = rest.at(-1)
    if (typeof given === 'object' && given !== null) {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value as string)
    }
    return response
  }) as ServerResponse['writeHead']
  response.flushHeaders = () => void begin()
  response.write = ((...args: unknown[]) => {
    begin()
    keep(args[0], args[1])
    callbackOf(args)?.()
    return true
  }) as ServerResponse['write']
  response.end = ((...args: unknown[]) => {
    begin()
    keep(args[0], args[1])
    finish({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) })
    callbackOf(args)?.()
    response.emit('finish')
    response.emit('close')
    return response
  }) as ServerResponse['end']
  response.destroy = ((error?: Error) => {
    fail(error ?? new Error('the page was given up half drawn'))
    return response
  }) as ServerResponse['destroy']
  return { response, finished }
}
