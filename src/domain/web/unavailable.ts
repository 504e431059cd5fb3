import { causesOf } from '#domain/log/causes'

export const noAnswerCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
])

/** PostgreSQL: lost connections, startup or shutdown, too many connections, timeouts, deadlocks. */
const awayCodes = /^(08...|57P0[1-5]|53300|55P03|57014|40P01)$/
/** Messages of the driver without a code. */
const awayWords =
  /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|connection ended/i

/** Temporary, so that a retry makes sense. */
export const isUnavailable = (error: unknown): boolean => causesOf(error).some(isAway)

function isAway(error: Error): boolean {
  const { code, status } = error as { code?: unknown; status?: unknown }
  if (typeof code === 'string' && (noAnswerCodes.has(code) || awayCodes.test(code))) return true
  // Our own REST API said so to a page.
  if (status === 503) return true
  if (error instanceof AggregateError && error.errors.some((one) => one instanceof Error && isAway(one)))
    return true
  return awayWords.test(error.message)
}
