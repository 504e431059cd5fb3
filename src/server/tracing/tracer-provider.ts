import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import { redactSpans } from './redact-spans'

export const tracerProvider = (exporter: SpanExporter = new OTLPTraceExporter()) =>
  new NodeTracerProvider({
    resource: whoTells(),
    spanProcessors: [redactSpans, new BatchSpanProcessor(exporter)],
  })

/** The provider does not read `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` itself. */
const whoTells = () =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'bg-de' }))
    .merge(detectResources({ detectors: [envDetector] }))
