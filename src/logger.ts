import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import { env } from '#env'
import { requestContext } from './request-context'

const redacted = ['password', 'token', 'secret', 'authorization', 'cookie', 'email']

/** Structured log in the house format: request id on every line, secrets and addresses never. */
export function createLogger(name: string): Logger {
  const isPretty = env.LOG_FORMAT === 'pretty' || (env.LOG_FORMAT === 'auto' && env.NODE_ENV !== 'production')
  return pino(
    {
      name,
      level: env.LOG_LEVEL,
      base: undefined,
      mixin: () => requestContext.getStore() ?? {},
      redact: { paths: redacted.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    isPretty
      ? pretty({ colorize: process.stdout.isTTY, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' })
      : undefined,
  )
}
