import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isBadValue, isUnknownOperator, isUnreadable } from '#domain/web/callers-mistake'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { isUnavailable } from '#domain/web/unavailable'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'

/**
 * Gives faults that Payload answers with 500 their true name: a value that PostgreSQL cannot take is the caller's
 * mistake, and a store that is away for a moment is worth another try. What is really ours stays 500, with a sentence that
 * says nothing about the inside.
 */
export const nameErrors: AfterErrorHook = ({ collection, error, req, result }) => {
  const status = (error as { status?: unknown }).status
  const { onlyOne, signInFirst } = (collection?.custom ?? {}) as Refusals
  if (onlyOne && isSecond(error)) return { status: 409, response: withMessage(onlyOne) }
  const invitation = signInFirst ?? (needsMember({ collection, req }) ? errorTexts.signInFirst : undefined)
  if (invitation && status === 403 && !req?.user) return { status: 401, response: withMessage(invitation) }
  if (isFieldTooLong(error)) return { status: 413, response: withMessage(refusalTexts.textTooLong) }
  if (typeof status === 'number' && status < 500) return
  if (isUnavailable(error)) return comeBackLater(req)
  if (isBadValue(error) || isUnknownOperator(error))
    return { status: 400, response: withMessage(refusalTexts.badValue) }
  if (isUnreadable(error) || isBrokenForm({ error, req }))
    return { status: 400, response: withMessage(refusalTexts.badBody) }
  return result ? { status: 500, response: withMessage(errorTexts.unexpected) } : undefined
}

/**
 * Whoever writes must be signed in. Accounts say more by themselves: a sign-in is refused with 403
 * until the address is confirmed.
 */
const needsMember = ({
  collection,
  req,
}: Pick<Parameters<AfterErrorHook>[0], 'collection' | 'req'>): boolean =>
  req?.method !== 'GET' && !(collection?.auth && req?.method === 'POST')

/** Of files the reader of forms says in our words that they are too large, of other fields in its own. */
const isFieldTooLong = ({ message }: Error) => message === 'Multipart limit has been reached'

/** Sentences that the traits `onePerOwner` and `owned` leave with a collection. */
type Refusals = { onlyOne?: string; signInFirst?: string }

/** A unique index or an exclusion constraint about the owner. Payload tells only the columns of the first. */
function isSecond(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, data } = error as {
    code?: unknown
    data?: { errors?: { path?: unknown; tableName?: unknown }[] }
  }
  if (code === '23P01') return true
  const isUnique = data?.errors?.some(({ path, tableName }) => tableName && /owner/.test(String(path)))
  return isUnique || isSecond(error.cause)
}

function comeBackLater(req: PayloadRequest | undefined) {
  if (req) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('Retry-After', String(RETRY_AFTER_SECONDS))
  }
  return { status: 503, response: withMessage(errorTexts.unavailable) }
}

const withMessage = (message: string) => ({ errors: [{ name: 'Error', message }] })

/** What the reader of multipart forms says of a broken one. */
const brokenForm = /\b(form|multipart|part header|boundary)\b/i

function isBrokenForm({ error, req }: { error: Error; req?: PayloadRequest }): boolean {
  const isForm = /^multipart\//i.test(req?.headers?.get('content-type') ?? '')
  return isForm && brokenForm.test(error.message)
}
