import { hideAddresses } from './hide-addresses'
import { LOG_VALUE_MAX } from '#domain/limits'

/** Control characters could overwrite a terminal; half a surrogate pair is invalid. Line ends and tabs stay. */
const unprintable = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}]/gu
/** A text literal in SQL, even when the statement was cut off inside it. */
const quoted = /'[^']*(?:'|$)/g
/** How Drizzle's messages start: „Failed query: … params: …“. */
const statementMark = 'Failed query:'
const parametersMark = '\nparams:'

export function textForLog(text: string, max: number = LOG_VALUE_MAX): string {
  // Longer than the result, because hiding shortens a text; bounded, so that logging stays fast.
  const part = text.slice(0, 4 * max)
  const safe = hideAddresses(withoutParameters(part)).replace(unprintable, '\ufffd')
  return safe.length > max || part.length < text.length ? `${safe.slice(0, max - 1)}…` : safe
}

function withoutParameters(text: string): string {
  const start = text.indexOf(statementMark)
  if (start < 0) return text
  const end = text.indexOf(parametersMark, start)
  const statement = text.slice(start, end < 0 ? undefined : end).replace(quoted, "'…'")
  return text.slice(0, start) + statement
}
