import pino, { type DestinationStream, type LogFn, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { isErrorLike } from '#domain/error-for-log'
import { valueForLog } from '#domain/value-for-log'
import { env } from '#env'
import { requestContext } from './request-context'

/**
 * Structured log in the house format: request id on every line; secrets, addresses and what statements were asked with
 * never, whoever logs them and in whatever form (docs/decisions/035-bounded-text.md).
 */
export function createLogger(name: string, destination?: DestinationStream): Logger {
  const isPretty = env.LOG_FORMAT === 'pretty' || (env.LOG_FORMAT === 'auto' && env.NODE_ENV !== 'production')
  return pino(
    {
      name,
      level: env.LOG_LEVEL,
      base: undefined,
      mixin: requestIdOfNow,
      hooks: { logMethod: logSafely },
      // Already what it may be.
      serializers: { err: (told: unknown) => told },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? (isPretty ? prettyOutput() : pino.destination()),
  )
}

/** Everything that is logged comes through here: objects, sentences, what is put into sentences, bare errors. */
function logSafely(this: Logger, given: Parameters<LogFn>, method: LogFn) {
  const [first, ...others] = valueForLog(given) as Parameters<LogFn>
  method.apply(this, [isErrorLike(given[0]) ? { err: first } : first, ...others] as Parameters<LogFn>)
}

/** An object of its own for each line: pino writes the line into it. */
function requestIdOfNow() {
  const requestId = requestContext.getStore()?.requestId
  return requestId ? { requestId } : {}
}

const prettyOutput = () =>
  pretty({ colorize: process.stdout.isTTY, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' })
