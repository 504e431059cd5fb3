import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type pg from 'pg'
import { isTracing, tracer } from '../../tracer'

const LONGEST_TEXT = 2_000

type Query = (...args: unknown[]) => Promise<unknown>

/** A span for each statement of a traced request, the wait for a connection included: its text, never its values. */
export function traceStatements(pool: pg.Pool) {
  if (!isTracing()) return
  traceQueries(pool)
  pool.on('connect', traceQueries)
}

function traceQueries(asked: pg.Pool | pg.PoolClient) {
  const query = asked.query.bind(asked) as Query
  asked.query = ((...args: unknown[]) => traced(args, () => query(...args))) as typeof asked.query
}

/** The pool asks its clients with a callback; that statement has its span already. */
function traced(args: unknown[], ask: () => Promise<unknown>) {
  const text = textOf(args[0])
  if (text === null || typeof args.at(-1) === 'function' || !trace.getActiveSpan()) return ask()
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) }
  const span = tracer.startSpan(operationOf(text), { kind: SpanKind.CLIENT, attributes })
  return ask()
    .catch((error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    })
    .finally(() => span.end())
}

const textOf = (asked: unknown): string | null => {
  if (typeof asked === 'string') return asked
  const { text } = (asked ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : null
}

const operationOf = (text: string) => /^\s*([a-z]{1,20})/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
