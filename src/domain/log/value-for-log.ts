import { errorForLog, isErrorLike } from './error-for-log'
import { LOG_LINE_MAX } from '#domain/limits'
import { textForLog } from './text-for-log'

const DEPTH_MAX = 4
const ENTRIES_MAX = 30
/** Secrets, the parameters of statements, and what a job was given: whom an email is for. */
const secretName =
  /^(?:query|params|parameters|detail|where|internalQuery|hash|salt|input|authorization|.*(?:cookie|password|token|secret|email))$/i

/** Texts short and without addresses, secrets hidden by name at any depth, errors reduced. */
export function valueForLog(value: unknown): unknown {
  let left = LOG_LINE_MAX
  const paid = <T>(told: T, length: number): T | undefined => ((left -= length) >= 0 ? told : undefined)

  const text = (given: string) => {
    const told = textForLog(given)
    return paid(told, told.length)
  }

  const whole = (given: object) => paid(given, JSON.stringify(given).length)

  function told(given: unknown, depth: number): unknown {
    if (typeof given === 'string') return text(given)
    if (typeof given === 'bigint' || typeof given === 'symbol') return text(String(given))
    if (typeof given === 'function') return '[function]'
    if (typeof given !== 'object' || given === null) return paid(given, 4)
    if (isErrorLike(given)) return whole(errorForLog(given))
    if (given instanceof Date) return paid(given.toJSON(), 24)
    if (depth >= DEPTH_MAX) return '…'
    if (Array.isArray(given)) return items(given, (one) => told(one, depth + 1))
    // An instance of a class may be anything: a request, a socket, a file.
    if (!isPlain(given)) return text(`[${given.constructor.name}]`)
    return entries(given, (one) => told(one, depth + 1))
  }

  const items = (given: unknown[], tell: (one: unknown) => unknown) =>
    given
      .slice(0, ENTRIES_MAX)
      .filter(() => paid(true, 2))
      .map(tell)

  const entries = (given: object, tell: (one: unknown) => unknown) =>
    Object.fromEntries(
      Object.entries(given)
        .slice(0, ENTRIES_MAX)
        .filter(() => paid(true, 2))
        .map(([name, one]) => [text(name) ?? '…', secretName.test(name) ? '[hidden]' : tell(one)]),
    )

  return told(value, 0)
}

/** Includes objects of other realms and without a prototype. */
function isPlain(given: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(given)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
