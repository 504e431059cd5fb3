import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { isUnavailable } from '#domain/web/unavailable'
import { env } from '#env'
import { startTexts } from '#texts/start/start'
import { refusalTexts } from '#texts/web/refusals'
import type { Exchange } from './exchange'
import { type Refusal, sendRefusal } from './refusal'
import { refusalWithoutScripts } from './refusal-page'

export const failureRefusal = (error: unknown): Refusal =>
  isUnavailable(error)
    ? { status: 503, message: refusalTexts.page.away.lead, retryAfter: RETRY_AFTER_SECONDS }
    : { status: 500, message: startTexts.http.unexpected }

/** Without the database Next would show a 500, and only with scripts. In development it shows why. */
export function replaceFailedPage(exchange: Exchange): boolean {
  const { context } = exchange
  if (!isUnavailable(context?.failure) || env.NODE_ENV === 'development') return false
  const refusal = failureRefusal(context!.failure)
  context!.failure = undefined
  sendRefusal({ ...exchange, ...refusal })
  return true
}

const nextsErrorPage = '<html id="__next_error__"'
type Drawn = { page: Buffer; status: number; requestId: string }

/** Next's page for what it could not draw is empty without scripts: those who have none are told, too. */
export function explainWithoutScripts({ page, status, requestId }: Drawn): Buffer {
  if (status < 500 || !page.includes(nextsErrorPage)) return page
  const told = { status, message: startTexts.http.unexpected, requestId, at: new Date() }
  return Buffer.from(page.toString().replace('</body>', () => `${refusalWithoutScripts(told)}</body>`))
}
