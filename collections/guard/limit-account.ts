import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { countRequest } from '#database/request-counts'
import type { RequestLimit } from '#domain/limits'
import { env } from '#env'
import { refusalTexts } from '#texts/refusals'

const limits: Partial<Record<string, RequestLimit>> = {
  login: 'signInToAccount',
  forgotPassword: 'forgotOfAccount',
}

/** Guessing one account's password from many addresses, or filling one letter box, is counted by e-mail. */
export const limitAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const limit = limits[operation]
  if (!limit || req.payloadAPI !== 'REST' || env.REQUEST_LIMITS === 'off') return args
  const { email } = ((args as { data?: unknown }).data ?? {}) as { email?: unknown }
  if (typeof email !== 'string') return args
  const seconds = await countRequest({ limit, key: `email:${email.trim().toLowerCase()}` })
  if (seconds === null) return args
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(seconds))
  throw new APIError(refusalTexts.tooMany(seconds), 429, null, true)
}
