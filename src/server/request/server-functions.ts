import type { IncomingMessage } from 'node:http'
import { RETRY_AFTER_SECONDS } from '#domain/limits'
import { isStaff } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { startTexts } from '#texts/start/start'
import type { Refusal } from '../response/refusal'
import { isPanelPath } from './request-path'
import type { Accounts } from '../sockets/accounts'
import { identifyByCookie } from '../sockets/identify-by-cookie'

type Asked = { request: Pick<IncomingMessage, 'method' | 'headers'>; path: string | null }
type Question = Asked & { accounts: Pick<Accounts, 'stateOf'> }

export const isServerFunction = ({ request: { method, headers }, path }: Asked) =>
  method === 'POST' && isPanelPath(path) && headers['next-action'] !== undefined

/** The site has none: a weak point of Next. Without scripts they arrive as multipart forms. */
export function misplacedFunction(asked: Asked): Refusal | null {
  if (isServerFunction(asked)) return null
  const { request, path } = asked
  const isCall = request.headers['next-action'] !== undefined
  return isCall || (request.method === 'POST' && isMultipart(request) && !path?.startsWith('/api/'))
    ? { status: 400, message: startTexts.http.actionRefused }
    : null
}

const isMultipart = ({ headers }: Asked['request']) =>
  (headers['content-type'] ?? '').trimStart().toLowerCase().startsWith('multipart/')

/** Checked before Next, so that strangers learn nothing of the functions. */
export async function strangerRefusal({ accounts, ...asked }: Question): Promise<Refusal | null> {
  if (!isServerFunction(asked)) return null
  const identity = await identifyByCookie({ cookie: asked.request.headers.cookie, accounts }).catch(
    () => 'unknown' as const,
  )
  if (identity === 'unknown')
    return { status: 503, message: errorTexts.unavailable, retryAfter: RETRY_AFTER_SECONDS }
  if (!identity) return { status: 401, message: errorTexts.signInFirst }
  return isStaff(identity) ? null : { status: 403, message: errorTexts.forbidden }
}
