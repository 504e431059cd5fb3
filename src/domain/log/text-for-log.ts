import { hideAddresses } from './hide-addresses'
import { LOG_VALUE_MAX } from '#domain/limits'

/** Control signs would write over a terminal, and half a pair is no letter; line ends and tabs stay. */
const unprintable = /[\0-\x08\x0b-\x1f\x7f-\x9f\p{Cs}]/gu
/** A text in a statement, also one that the statement's own end cut off. */
const quoted = /'[^']*(?:'|$)/g
/** Drizzle's „Failed query: … params: …“, however much text stands around it. */
const statementMark = 'Failed query:'
const parametersMark = '\nparams:'

/** A text as the log may keep it: short, without addresses and without what a statement was asked with. */
export function textForLog(text: string, max: number = LOG_VALUE_MAX): string {
  // Longer than what is kept, as hiding makes a text shorter; bounded, as a log must never be what is slow.
  const part = text.slice(0, 4 * max)
  const safe = hideAddresses(withoutParameters(part)).replace(unprintable, '\ufffd')
  return safe.length > max || part.length < text.length ? `${safe.slice(0, max - 1)}…` : safe
}

/** A statement's shape says what failed; its values are somebody's. */
function withoutParameters(text: string): string {
  const start = text.indexOf(statementMark)
  if (start < 0) return text
  const end = text.indexOf(parametersMark, start)
  const statement = text.slice(start, end < 0 ? undefined : end).replace(quoted, "'…'")
  return text.slice(0, start) + statement
}
