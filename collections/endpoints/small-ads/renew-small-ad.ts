import { APIError, type Endpoint, Forbidden } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { SMALL_AD_DAYS } from '#domain/limits'
import { isRenewable } from '#domain/small-ads/ad-validity'
import { lockOwner } from '#hooks/writes/one-active'
import { renewal, validityFrom } from '#hooks/writes/validity'
import { smallAdTexts } from '#texts/small-ads/small-ads'
import { open } from '#collections/guard/open-endpoints'
import { privately } from '#collections/endpoints/answers'

export const renewSmallAd: Omit<Endpoint, 'root'> = {
  path: '/:id/renew',
  method: 'post',
  custom: open({ query: [] }),
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    const doc = await inTransaction(req, async () => {
      // Of two concurrent renewals the second is too early.
      await lockOwner({ req, collection: 'small-ads', owner: req.user?.id })
      const ad = await req.payload.findByID({ collection: 'small-ads', id, overrideAccess: false, req })
      if (ad.owner !== req.user?.id) throw new APIError(smallAdTexts.notOwner, 403, null, true)
      const now = new Date()
      const expiresAt = String(ad.expiresAt)
      if (!isRenewable({ expiresAt, now })) {
        throw new APIError(smallAdTexts.notYetRenewable(expiresAt), 409, null, true)
      }
      const data = { ...validityFrom({ now, days: SMALL_AD_DAYS }), expiryNotice: null }
      await req.payload.update({ collection: 'small-ads', id, data, context: renewal, req })
      return req.payload.findByID({ collection: 'small-ads', id, overrideAccess: false, req })
    })
    return privately({ doc })
  },
}
