import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { isUnavailable } from '#domain/web/unavailable'
import { env } from '#env'
import { startTexts } from '#texts/start/start'
import { refusalTexts } from '#texts/web/refusals'
import type { Exchange } from './exchange'
import { type Refusal, sendRefusal } from './refusal'

export const failureRefusal = (error: unknown): Refusal =>
  isUnavailable(error)
    ? { status: 503, message: refusalTexts.page.away.lead, retryAfter: RETRY_AFTER_SECONDS }
    : { status: 500, message: startTexts.http.unexpected }

/** Next shows only with scripts that a page could not be drawn, and as a 500. In development it shows why. */
export function replaceFailedPage(exchange: Exchange): boolean {
  const { context } = exchange
  if (!isUnavailable(context?.failure) || env.NODE_ENV === 'development') return false
  const refusal = failureRefusal(context!.failure)
  context!.failure = undefined
  sendRefusal({ ...exchange, ...refusal })
  return true
}
