import { trace } from '@opentelemetry/api'
import { env } from '#env'

/** Whether the environment names a collector of traces (docs/decisions/114-traces.md). */
export const isTracing = () => Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT)

export const tracer = trace.getTracer('bg-de')
