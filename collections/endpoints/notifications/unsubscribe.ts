import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { stopDigest } from '#database/statements/notifications/digest'
import { routes } from '#domain/routes'
import { memberOfToken } from '#domain/notifications/unsubscribe-token'
import { env } from '#env'
import { digestTexts } from '#texts/notifications/digest'
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
    const memberId = memberOfToken({ token: tokenIn(req), secret: env.PAYLOAD_SECRET ?? '' })
    if (!memberId) throw new APIError(digestTexts.badLink, 400, null, true)
    await stopDigest(req, memberId)
    return privately({ message: digestTexts.stopped })
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
