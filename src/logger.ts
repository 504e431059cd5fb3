import pino, { type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { hideAddresses } from '#domain/hide-addresses'
import { env } from '#env'
import { requestContext } from './request-context'

const redacted = ['password', 'token', 'secret', 'authorization', 'cookie', 'email']

/** Structured log in the house format: request id on every line, secrets and addresses never. */
export function createLogger(name: string, destination?: DestinationStream): Logger {
  const isPretty = env.LOG_FORMAT === 'pretty' || (env.LOG_FORMAT === 'auto' && env.NODE_ENV !== 'production')
  return pino(
    {
      name,
      level: env.LOG_LEVEL,
      base: undefined,
      mixin: requestIdOfNow,
      redact: { paths: redacted.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
      // Errors quote what they failed on: a mail server its addressee, the database its values.
      hooks: { streamWrite: hideAddresses },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? (isPretty ? prettyOutput() : pino.destination()),
  )
}

/** An object of its own for each line: pino writes the line into it. */
function requestIdOfNow() {
  const requestId = requestContext.getStore()?.requestId
  return requestId ? { requestId } : {}
}

const prettyOutput = () =>
  pretty({ colorize: process.stdout.isTTY, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' })
