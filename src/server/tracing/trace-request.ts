import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { env } from '#env'
import { isTracing, tracer } from '../../tracer'
import { answerKind } from '../metrics/answer-kind'
import { requestPath } from '../request/request-path'

type Asked = { request: IncomingMessage; response: ServerResponse; requestId: string }

/** Runs the work within a span of the request: its path, never its query, which may contain searches or tokens. */
export function traceRequest<T>({ request, response, requestId }: Asked, work: () => T): T {
  if (!isTracing()) return work()
  const { method = 'GET', headers } = request
  const path = requestPath(request.url)
  // Anybody may send the header; only a proxy of ours says by it what is to be traced.
  const parent = env.TRUST_PROXY > 0 ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, 'url.path': path ?? undefined, 'request.id': requestId }
  const name = `${method} ${answerKind(path, { isReady: false })}`
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return context.with(trace.setSpan(parent, span), work)
}
