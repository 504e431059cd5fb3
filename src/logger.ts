import pino, { type DestinationStream, type LogFn, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { isCallersMistake } from '#domain/web/callers-mistake'
import { isErrorLike } from '#domain/log/error-for-log'
import { valueForLog } from '#domain/log/value-for-log'
import { env } from '#env'
import { requestContext } from './request-context'

/** Without secrets, addresses and parameters of statements (docs/decisions/035-bounded-text.md). */
export function createLogger(name: string, destination?: DestinationStream): Logger {
  return pino(
    {
      name,
      level: env.LOG_LEVEL,
      base: undefined,
      mixin: requestIdOfNow,
      hooks: { logMethod: logSafely },
      // Already reduced by `logSafely`.
      serializers: { err: (told: unknown) => told },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? (isPretty() ? prettyOutput() : pino.destination()),
  )
}

/** A pipe does not tear so few bytes apart, so lines of other loggers come between lines and not into them. */
const atOnce = { minLength: 3_072, maxWrite: 4_096 }

/** Lines of requests whose address is one of our pages: nothing in them needs hiding, and several leave together. */
export const createPageViewLogger = (): Logger =>
  pino(
    { name: 'http', level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    isPretty() ? prettyOutput() : pino.destination({ sync: false, ...atOnce, periodicFlush: 100 }),
  )

function logSafely(this: Logger, given: Parameters<LogFn>, method: LogFn, level: number) {
  const mistake = level >= pino.levels.values.error! && isCallersMistake(bareError(given))
  // The access log line reports it, with its status.
  if (mistake) return this.debug(given[0])
  const [first, ...others] = valueForLog(given) as Parameters<LogFn>
  method.apply(this, [isErrorLike(given[0]) ? { err: first } : first, ...others] as Parameters<LogFn>)
}

/** Payload logs the error that ends a request without a message. */
function bareError([first, ...others]: unknown[]): unknown {
  if (others.length > 0 || isErrorLike(first)) return others.length > 0 ? null : first
  const { err, ...rest } = Object(first) as { err?: unknown }
  return Object.keys(rest).length === 0 ? err : null
}

/** A new object each time: pino modifies it. */
function requestIdOfNow() {
  const requestId = requestContext.getStore()?.requestId
  return requestId ? { requestId } : {}
}

const isPretty = () =>
  env.LOG_FORMAT === 'pretty' || (env.LOG_FORMAT === 'auto' && env.NODE_ENV !== 'production')

const prettyOutput = () =>
  pretty({ colorize: process.stdout.isTTY, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' })
