import { LOG_STACK_MAX } from '#domain/limits'
import { textForLog } from './text-for-log'

export type LoggedError = {
  type: string
  message: string
  code?: string | number
  status?: number
  stack?: string
  cause?: LoggedError
  errors?: LoggedError[]
}

/** Causes and aggregated errors together. */
const ERRORS_MAX = 4
/** PostgreSQL codes whose messages quote values: wrong data, wrong syntax, errors raised by triggers. */
const quotesValues = /^(?:22...|42601|P0...|XX...)$/
/** Only stack frames are logged; other lines belong to the message and may hold anything. */
const frame = /^ {4}at \S/

export const isErrorLike = (value: unknown): value is Error =>
  value instanceof Error ||
  (typeof value === 'object' && value !== null && hasText(value, 'message') && hasText(value, 'stack'))

const hasText = (value: object, key: string) => typeof (value as Record<string, unknown>)[key] === 'string'

/** An allowlist: libraries attach statements, parameters, rows, requests and responses to their errors. */
export function errorForLog(error: Error, seen: unknown[] = []): LoggedError {
  seen.push(error)
  const { name, constructor } = error
  const { code, status, cause, errors } = error as Extras
  const told: LoggedError = { type: textForLog(String(constructor?.name ?? name)), message: messageOf(error) }
  if (typeof code === 'string') told.code = textForLog(code)
  if (typeof code === 'number') told.code = code
  if (typeof status === 'number') told.status = status
  const stack = framesOf(error)
  if (stack) told.stack = stack
  const inner = (one: unknown) =>
    isErrorLike(one) && !seen.includes(one) && seen.length < ERRORS_MAX ? [errorForLog(one, seen)] : []
  const [because] = inner(cause)
  if (because) told.cause = because
  if (Array.isArray(errors)) told.errors = errors.slice(0, ERRORS_MAX).flatMap(inner)
  return told
}

type Extras = { code?: unknown; status?: unknown; cause?: unknown; errors?: unknown }

function messageOf(error: Error): string {
  const { code } = error as Extras
  const message = String(error.message)
  // The message of JSON.parse quotes its input.
  if (message.endsWith('is not valid JSON')) return 'not valid JSON'
  const isQuoting = typeof code === 'string' && quotesValues.test(code)
  const from = isQuoting ? message.indexOf('"') : -1
  return textForLog(from < 0 ? message : `${message.slice(0, from)}…`)
}

function framesOf({ stack, message }: Error): string {
  if (typeof stack !== 'string') return ''
  const at = message ? stack.indexOf(message) : -1
  const rest = at < 0 ? stack : stack.slice(at + message.length)
  const lines = rest.slice(0, 4 * LOG_STACK_MAX).split('\n')
  return textForLog(lines.filter((line) => frame.test(line)).join('\n'), LOG_STACK_MAX)
}

export function errorAsText(error: unknown): string {
  if (!isErrorLike(error)) return textForLog(String(error))
  const lines = ({ type, message, stack, cause, errors = [] }: LoggedError): string[] => [
    [`${type}: ${message}`, stack].filter(Boolean).join('\n'),
    ...[cause, ...errors].flatMap((one) => (one ? lines(one).map((line) => `caused by ${line}`) : [])),
  ]
  return lines(errorForLog(error)).join('\n')
}
