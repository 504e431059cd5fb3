import { RETRY_AFTER_SECONDS } from '#domain/limits'
import type { Exchange } from './exchange'
import { refusalPage } from './refusal-page'

/** `retryAfter` in seconds. */
export type Refusal = { status: number; message: string; retryAfter?: number }

/** Unread bodies are drained so that the client receives the response. */
const drainMaxBytes = 64 * 1024 * 1024

/** The page asks again by itself; not all of them in the same moment. */
const returnSeconds = () => RETRY_AFTER_SECONDS + Math.ceil(Math.random() * RETRY_AFTER_SECONDS)

/** HTML for browsers, JSON errors for others. */
export function sendRefusal({
  response,
  path,
  status,
  message,
  retryAfter,
  ...exchange
}: Exchange & Refusal) {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = exchange.headers
  if (chunked !== undefined || Number(length) > drainMaxBytes) response.setHeader('Connection', 'close')
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  response.setHeader('Cache-Control', 'no-store')
  const isPage = !path?.startsWith('/api/') && /\btext\/html\b/i.test(exchange.headers.accept ?? '')
  if (isPage && status === 503 && exchange.method === 'GET') response.setHeader('Refresh', returnSeconds())
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  })
  const keptCopies = status === 503 ? exchange.keptCopies?.() : []
  const requestId = String(exchange.headers['x-request-id'] ?? '')
  const page = () => refusalPage({ status, message, requestId, keptCopies, at: new Date() })
  response.end(isPage ? page() : JSON.stringify({ errors: [{ message }] }))
}
