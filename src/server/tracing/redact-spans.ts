import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'

/** In a statement `?` is an operator. */
const STATEMENT = 'db.query.text'
/** May quote what somebody typed, as a failed statement does its values; the log has it, without them. */
const quoting = ['exception.message', 'exception.stacktrace']

/**
 * Next tells whole addresses, whose queries may contain searches or tokens, and whole errors. Every text is cut, because
 * the names of attributes change from version to version.
 */
export const redactSpans: SpanProcessor = {
  onStart: () => undefined,
  // The last moment at which a span can be changed.
  onEnding: (span) => {
    span.updateName(cut(span.name))
    for (const [name, value] of Object.entries(span.attributes))
      if (typeof value === 'string' && name !== STATEMENT)
        span.setAttribute(name, name === 'url.query' ? '' : cut(value))
    for (const { attributes = {} } of span.events) for (const name of quoting) delete attributes[name]
    delete span.status.message
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

const cut = (address: string) => address.replace(/\?.*/s, '')
