import { context, propagation, SpanKind, trace } from '@opentelemetry/api'
import { BaseServerSpan } from 'next/dist/server/lib/trace/constants'
import { getTracer } from 'next/dist/server/lib/trace/tracer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { provideEnv } from '#env'
import { startTracing } from '#server/tracing/start-tracing'
import { openFrontDoor } from '#support/front-door'
import { cookieOf } from '#support/rest'
import { attributeOf, traceCollector } from '#support/trace-collector'
import { until } from '#support/until'

let collector: Awaited<ReturnType<typeof traceCollector>>
let site: Awaited<ReturnType<typeof openFrontDoor>>
let end: (() => Promise<void>) | null

beforeAll(async () => {
  collector = await traceCollector()
  provideEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' })
  end = await startTracing()
  site = await openFrontDoor()
})
afterAll(async () => {
  await site.close()
  await end?.()
  for (const part of [trace, context, propagation]) part.disable()
  delete process.env.OTEL_BSP_SCHEDULE_DELAY
  provideEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  collector.close()
})

const requests = (path: string) => collector.spans().filter((span) => attributeOf(span, 'url.path') === path)

it('tells a request with its statements below it, and nothing of what was asked for', async () => {
  const secret = 'neshto-tayno-7431'
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const { status } = await fetch(`${site.url}/api/search?q=${secret}`, { headers: { traceparent: parent } })
  await until(() => requests('/api/search').length > 0)
  const [request] = requests('/api/search')
  expect([request!.name, attributeOf(request!, 'http.response.status_code')]).toEqual(['GET api', status])
  expect([request!.parentSpanId, request!.traceId === 'a'.repeat(32)]).toEqual([undefined, false])
  const below = () => collector.spans().filter(({ parentSpanId }) => parentSpanId === request!.spanId)
  await until(() => below().length > 0)
  for (const span of below()) expect(attributeOf(span, 'db.query.text')).toMatch(/\$1|select/i)
  expect(collector.bodies.join()).not.toContain(secret)
})

it('tells the statements of a transaction, and which answer it was', async () => {
  const { status } = await fetch(`${site.url}/api/posts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: await cookieOf('member'), Origin: site.url },
    body: JSON.stringify({ content: 'Neshto tayno 7432' }),
  })
  await until(() => requests('/api/posts').length > 0)
  const [request] = requests('/api/posts')
  expect([status, attributeOf(request!, 'http.response.status_code')]).toEqual([201, 201])
  const below = () => collector.spans().filter(({ parentSpanId }) => parentSpanId === request!.spanId)
  await until(() =>
    below().some((span) => /^insert into "posts"/.test(String(attributeOf(span, 'db.query.text')))),
  )
  expect(collector.bodies.join()).not.toContain('tayno 7432')
})

it("tells Next's own span of a page without the query of its address", async () => {
  const attributes = { 'http.method': 'GET', 'http.target': '/tarsene?q=neshto-tayno-7433' }
  const options = { spanName: 'GET', kind: SpanKind.SERVER, attributes }
  getTracer().trace(BaseServerSpan.handleRequest, options, () => undefined)
  const pages = () => collector.spans().filter((span) => attributeOf(span, 'http.target') !== undefined)
  await until(() => pages().length > 0)
  expect(pages().map((span) => attributeOf(span, 'http.target'))).toEqual(['/tarsene'])
  expect(collector.bodies.join()).not.toContain('tayno-7433')
})
