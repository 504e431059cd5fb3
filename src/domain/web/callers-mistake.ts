import { causesOf } from '#domain/log/causes'
import { isUnavailable } from './unavailable'

/**
 * Whether a request failed by what the caller sent: the answer says so, and the log of errors is for what is ours. Known
 * by the status that an error brings along, or by what could not be read or kept.
 */
export function isCallersMistake(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { status } = error as { status?: unknown }
  if (isHungUp(error)) return true
  if (isUnavailable(error)) return false
  if (typeof status === 'number' && status < 500) return true
  return isBadValue(error) || isUnknownOperator(error) || isUnreadable(error) || isBrokenForm(error)
}

/** Class 22 of PostgreSQL's codes: a number too large, no UUID, no date, a NUL in a text. 23503: refers to nothing. */
export const isBadValue = (error: unknown): boolean =>
  causesOf(error).some((one) => {
    const { code } = one as { code?: unknown }
    return typeof code === 'string' && /^(22[0-9A-Z]{3}|23503)$/.test(code)
  })

/** „Near“ and its like are for places only; asked of another field, Payload calls what is not there. */
export const isUnknownOperator = (error: unknown) =>
  error instanceof TypeError && /operators\[\w+\] is not a function/.test(error.message)

export const isUnreadable = (error: unknown) => error instanceof SyntaxError || error instanceof URIError

/** What readers of forms (Payload's and Node's) say of a broken one, in a request that is not at hand. */
const brokenForm =
  /^(?:multipart: |unexpected end of form|malformed |part header|missing content-type|request is not eligible for file|failed to parse body as formdata)/i
const isBrokenForm = ({ message }: Error) => brokenForm.test(message)

/** Whoever sent it hung up in the middle. Node has the same words for an answer of somebody else that broke off. */
const isHungUp = ({ message, stack = '' }: Error) => message === 'aborted' && stack.includes('abortIncoming')
