import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { stopEmails } from '#database/statements/notifications/stop-emails'
import { routes } from '#domain/routes'
import { subscriptionOfToken } from '#domain/notifications/unsubscribe-token'
import { env } from '#env'
import { emailKindTexts, unsubscribeTexts } from '#texts/notifications/email-kinds'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately } from '#collections/endpoints/answers'

const tokenIn = ({ query }: PayloadRequest) => (typeof query.token === 'string' ? query.token : '')

/** One-click unsubscribe (RFC 8058): a POST without a session; the token identifies the member. */
export const unsubscribe: Omit<Endpoint, 'root'> = {
  path: '/unsubscribe',
  method: 'post',
  custom: { ...open({ query: ['token'], limit: 'unsubscribe' }), ...whileSuspended },
  handler: async (req) => {
    const token = tokenIn(req)
    const subscription = subscriptionOfToken({ token, secret: env.PAYLOAD_SECRET ?? '' })
    if (!subscription) throw new APIError(unsubscribeTexts.badLink, 400, null, true)
    await stopEmails(req, subscription)
    return privately({ message: emailKindTexts[subscription.kind].stopped })
  },
}

/** Older mail programs open the URL; a GET alone must not unsubscribe. */
export const unsubscribePage: Omit<Endpoint, 'root'> = {
  path: '/unsubscribe',
  method: 'get',
  custom: { ...open({ query: ['token'] }), ...whileSuspended },
  handler: (req) =>
    new Response(null, {
      status: 303,
      headers: { Location: env.SITE_URL + routes.unsubscribe(tokenIn(req)), 'Cache-Control': 'no-store' },
    }),
}
