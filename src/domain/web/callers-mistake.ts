import { causesOf } from '#domain/log/causes'
import { isUnavailable } from './unavailable'

/** Errors caused by the request get a 4xx response and stay out of the error log. */
export function isCallersMistake(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { status } = error as { status?: unknown }
  if (isHungUp(error)) return true
  if (isUnavailable(error)) return false
  if (typeof status === 'number' && status < 500) return true
  return isBadValue(error) || isUnknownOperator(error) || isUnreadable(error) || isBrokenForm(error)
}

/** PostgreSQL class 22: a number out of range, no UUID, no date, a NUL in a text. 23503: a reference to nothing. */
export const isBadValue = (error: unknown): boolean =>
  causesOf(error).some((one) => {
    const { code } = one as { code?: unknown }
    return typeof code === 'string' && /^(22[0-9A-Z]{3}|23503)$/.test(code)
  })

/** Payload throws a TypeError when „near“ and the like are used on a field that is not a point. */
export const isUnknownOperator = (error: unknown) =>
  error instanceof TypeError && /operators\[\w+\] is not a function/.test(error.message)

export const isUnreadable = (error: unknown) => error instanceof SyntaxError || error instanceof URIError

/** Messages of Payload's and Node's form parsers, which carry no status. */
const brokenForm =
  /^(?:multipart: |unexpected end of form|malformed |part header|missing content-type|request is not eligible for file|failed to parse body as formdata)/i
const isBrokenForm = ({ message }: Error) => brokenForm.test(message)

/** The client disconnected. Node uses the same message for a broken response from elsewhere, hence the stack. */
const isHungUp = ({ message, stack = '' }: Error) => message === 'aborted' && stack.includes('abortIncoming')
