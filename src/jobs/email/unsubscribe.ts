import type { EmailKind } from '#domain/notifications/email-kinds'
import { unsubscribeToken } from '#domain/notifications/unsubscribe-token'
import { routes } from '#domain/routes'
import { env } from '#env'

/** RFC 8058. */
export const oneClick = (path: string): Record<string, string> => ({
  'List-Unsubscribe': `<${env.SITE_URL}${path}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The page has a button, because mail scanners follow links. */
export function unsubscription(subscription: { memberId: string; kind: EmailKind }) {
  const token = unsubscribeToken({ ...subscription, secret: env.PAYLOAD_SECRET ?? '' })
  return {
    page: env.SITE_URL + routes.unsubscribe(token),
    headers: oneClick(routes.oneClickUnsubscribe(token)),
  }
}
