import type { Exchange } from './exchange'
import { refusalPage } from './refusal-page'

/** `retryAfter` in seconds. */
export type Refusal = { status: number; message: string; retryAfter?: number }

/** Unread bodies are drained so that the client receives the response. */
const drainMaxBytes = 64 * 1024 * 1024

/** HTML for browsers, JSON errors for others. */
export function sendRefusal({ response, path, headers, status, message, retryAfter }: Exchange & Refusal) {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = headers
  if (chunked !== undefined || Number(length) > drainMaxBytes) response.setHeader('Connection', 'close')
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  response.setHeader('Cache-Control', 'no-store')
  const isPage = !path?.startsWith('/api/') && /\btext\/html\b/i.test(headers.accept ?? '')
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  })
  response.end(isPage ? refusalPage(message) : JSON.stringify({ errors: [{ message }] }))
}
