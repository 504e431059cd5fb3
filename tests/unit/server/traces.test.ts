import { SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { afterEach, expect, test, vi } from 'vitest'
import { tracerProvider } from '#server/tracing/tracer-provider'

afterEach(() => vi.unstubAllEnvs())

async function sent(name: string, attributes: Record<string, string | number>) {
  const exporter = new InMemorySpanExporter()
  const provider = tracerProvider(exporter)
  const span = provider.getTracer('next.js').startSpan(name, { attributes })
  span.setAttribute('next.span_name', name).end()
  await provider.forceFlush()
  return exporter.getFinishedSpans()[0]!
}

test('no address in a span has a query, whatever the attribute is called', async () => {
  const span = await sent('fetch GET https://a.example/x?token=1', {
    'http.target': '/tarsene?q=tayno\n7',
    'http.url': 'https://a.example/x?token=1',
    'url.full': 'https://a.example/x?token=1#y',
    'url.query': 'token=1',
    'url.path': '/tarsene',
    'http.status_code': 200,
  })
  expect(span.name).toBe('fetch GET https://a.example/x')
  expect(span.attributes).toEqual({
    'http.target': '/tarsene',
    'http.url': 'https://a.example/x',
    'url.full': 'https://a.example/x',
    'url.query': '',
    'url.path': '/tarsene',
    'http.status_code': 200,
    'next.span_name': 'fetch GET https://a.example/x',
  })
})

test('an error is told by its kind, without what it quotes', async () => {
  const exporter = new InMemorySpanExporter()
  const provider = tracerProvider(exporter)
  const span = provider.getTracer('next.js').startSpan('GET /')
  span.recordException(new TypeError('Failed query: insert … params: tayno'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'params: tayno' }).end()
  await provider.forceFlush()
  const [{ events, status }] = exporter.getFinishedSpans() as [ReadableSpan]
  expect(events).toMatchObject([{ name: 'exception', attributes: { 'exception.type': 'TypeError' } }])
  expect(JSON.stringify([events, status])).not.toContain('tayno')
  expect(status).toEqual({ code: SpanStatusCode.ERROR })
})

test('a statement keeps its operators', async () => {
  const text = 'select 1 from posts where data ? $1'
  expect((await sent('SELECT', { 'db.query.text': text })).attributes).toMatchObject({
    'db.query.text': text,
  })
})

test('spans are those of bg-de unless the environment names another service', async () => {
  const service = async () => (await sent('GET', {})).resource.attributes
  vi.stubEnv('OTEL_SERVICE_NAME', '')
  expect(await service()).toMatchObject({ 'service.name': 'bg-de', 'telemetry.sdk.language': 'nodejs' })
  vi.stubEnv('OTEL_SERVICE_NAME', 'proba')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=staging')
  expect(await service()).toMatchObject({
    'service.name': 'proba',
    'deployment.environment.name': 'staging',
  })
})
