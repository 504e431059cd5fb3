import { isTracing } from '../../tracer'

/** Returns what sends the last spans. The library reads the other variables of its standard (`OTEL_…`) itself. */
export async function startTracing(): Promise<(() => Promise<void>) | null> {
  if (!isTracing()) return null
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, NodeTracerProvider }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
  ])
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  return () => provider.shutdown()
}
