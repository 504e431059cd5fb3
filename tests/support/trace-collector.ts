import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; spanId: string; parentSpanId?: string; traceId: string; attributes: Attribute[] }
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

export const attributeOf = ({ attributes }: Span, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

/** Takes traces as OTLP over HTTP, as JSON. */
export async function traceCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  }
}
