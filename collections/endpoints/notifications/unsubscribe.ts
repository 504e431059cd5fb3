import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { stopEmails } from '#database/statements/notifications/stop-emails'
import { pauseSearch } from '#database/statements/searches/search-hits'
import { routes } from '#domain/routes'
import { subscriptionOfToken } from '#domain/notifications/unsubscribe-token'
import { searchOfToken } from '#domain/searches/stop-token'
import { env } from '#env'
import { emailKindTexts, unsubscribeTexts } from '#texts/notifications/email-kinds'
import { foundTexts } from '#texts/searches/saved-searches'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately } from '#collections/endpoints/answers'

const tokenIn = ({ query }: PayloadRequest) => (typeof query.token === 'string' ? query.token : '')

/** One-click unsubscribe (RFC 8058): a POST without a session; the token identifies the member or the saved search. */
export const unsubscribe: Omit<Endpoint, 'root'> = {
  path: '/unsubscribe',
  method: 'post',
  custom: { ...open({ query: ['token'], limit: 'unsubscribe' }), ...whileSuspended },
  handler: async (req) => {
    const given = { token: tokenIn(req), secret: env.PAYLOAD_SECRET ?? '' }
    const search = searchOfToken(given)
    if (search) {
      await pauseSearch(req, search)
      return privately({ message: foundTexts.stop.stopped })
    }
    const subscription = subscriptionOfToken(given)
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
