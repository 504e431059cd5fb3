import type { AfterErrorHook, CollectionCustom, PayloadRequest } from 'payload'
import { isBadValue, isUnknownOperator, isUnreadable } from '#domain/web/callers-mistake'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { isDiskFull } from '#domain/web/disk-full'
import { isUnavailable } from '#domain/web/unavailable'
import { errorTexts } from '#texts/web/errors'
import { refusalTexts } from '#texts/web/refusals'
import { messageWithLabels } from './field-names'

/** Payload answers 500 also for values that PostgreSQL rejects (a client error) and for short outages. */
export const nameErrors: AfterErrorHook = ({ collection, error, req, result }) => {
  const status = (error as { status?: unknown }).status
  const { onlyOne, sameText, signInFirst }: CollectionCustom = collection?.custom ?? {}
  if (sameText && isSecond(error, /text_?key/i)) return { status: 409, response: withMessage(sameText) }
  if (onlyOne && isSecond(error)) return { status: 409, response: withMessage(onlyOne) }
  const invitation = signInFirst ?? (needsMember({ collection, req }) ? errorTexts.signInFirst : undefined)
  if (invitation && status === 403 && !req?.user) return { status: 401, response: withMessage(invitation) }
  if (status === LOCKED) return { status, response: withMessage(errorTexts.locked) }
  if (isFieldTooLong(error)) return { status: 413, response: withMessage(refusalTexts.textTooLong) }
  if (typeof status === 'number' && status < 500) return labelled({ collection, error, req, result })
  if (isUnavailable(error)) return comeBackLater(req)
  if (isDiskFull(error)) return { status: INSUFFICIENT_STORAGE, response: withMessage(errorTexts.noSpace) }
  if (isBadValue(error) || isUnknownOperator(error))
    return { status: 400, response: withMessage(refusalTexts.badValue) }
  if (isUnreadable(error) || isBrokenForm({ error, req }))
    return { status: 400, response: withMessage(refusalTexts.badBody) }
  return result ? { status: 500, response: withMessage(errorTexts.unexpected) } : undefined
}

const LOCKED = 423
const INSUFFICIENT_STORAGE = 507

type Told = Pick<Parameters<AfterErrorHook>[0], 'collection' | 'error' | 'req' | 'result'>

function labelled({ collection, error, req, result }: Told) {
  const first = result?.errors?.[0]
  const fields = collection?.flattenedFields ?? []
  const message = first && messageWithLabels({ error: error as never, fields, req })
  return message ? { response: { errors: [{ ...first, message }] } } : undefined
}

/** 401 for visitors. Not for accounts, where 403 means an unconfirmed address. */
const needsMember = ({
  collection,
  req,
}: Pick<Parameters<AfterErrorHook>[0], 'collection' | 'req'>): boolean =>
  req?.method !== 'GET' && !(collection?.auth && req?.method === 'POST')

/** Payload's form parser uses our message for files and its own for other fields. */
const isFieldTooLong = ({ message }: Error) => message === 'Multipart limit has been reached'

/** Payload names the columns of a unique index, but not of an exclusion constraint. */
function isSecond(error: unknown, of = /owner/): boolean {
  if (!(error instanceof Error)) return false
  const { code, data } = error as {
    code?: unknown
    data?: { errors?: { path?: unknown; tableName?: unknown }[] }
  }
  if (code === '23P01') return true
  const isUnique = data?.errors?.some(({ path, tableName }) => tableName && of.test(String(path)))
  return isUnique || isSecond(error.cause, of)
}

function comeBackLater(req: PayloadRequest | undefined) {
  if (req) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('Retry-After', String(RETRY_AFTER_SECONDS))
  }
  return { status: 503, response: withMessage(errorTexts.unavailable) }
}

const withMessage = (message: string) => ({ errors: [{ name: 'Error', message }] })

const brokenForm = /\b(form|multipart|part header|boundary)\b/i

function isBrokenForm({ error, req }: { error: Error; req?: PayloadRequest }): boolean {
  const isForm = /^multipart\//i.test(req?.headers?.get('content-type') ?? '')
  return isForm && brokenForm.test(error.message)
}
