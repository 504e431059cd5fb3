import type { IncomingMessage } from 'node:http'
import { env } from '#env'

/**
 * Browsers send cookies with a socket that a foreign page opens, and always say whose page it is. Programs say
 * nothing, and have no cookie to be misused.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(env.SITE_URL).origin || new URL(origin).host === host
}
