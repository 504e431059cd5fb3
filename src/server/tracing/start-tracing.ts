import { isTracing } from '../../tracer'

/** Returns what sends the last spans. The library reads the other variables of its standard (`OTEL_…`) itself. */
export async function startTracing(): Promise<(() => Promise<void>) | null> {
  if (!isTracing()) return null
  const { tracerProvider } = await import('./tracer-provider')
  const provider = tracerProvider()
  provider.register()
  return () => provider.shutdown()
}
