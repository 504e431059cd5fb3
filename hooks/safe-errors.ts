import type { AfterErrorHook } from 'payload'
import { errorTexts } from '#texts/errors'
import { refusalTexts } from '#texts/refusals'

/**
 * Gives faults that Payload answers with 500 their true name: a value that PostgreSQL cannot take is the caller's
 * mistake. What is really ours stays 500, with a sentence that says nothing about the inside.
 */
export const nameErrors: AfterErrorHook = ({ error, result }) => {
  const status = (error as { status?: unknown }).status
  if (typeof status === 'number' && status < 500) return
  if (isBadValue(error)) return { status: 400, response: withMessage(refusalTexts.badValue) }
  if (isUnreadable(error)) return { status: 400, response: withMessage(refusalTexts.badBody) }
  return result ? { status: 500, response: withMessage(errorTexts.unexpected) } : undefined
}

const withMessage = (message: string) => ({ errors: [{ name: 'Error', message }] })

/** Class 22 of PostgreSQL's codes: a number too large, no UUID, no date, a NUL in a text. */
function isBadValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) || isBadValue(error.cause)
}

const isUnreadable = (error: unknown) => error instanceof SyntaxError || error instanceof URIError
