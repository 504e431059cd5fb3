import type { Endpoint } from 'payload'
import { MISSES_KEPT_DAYS } from '#domain/limits'
import { MISSES_SHOWN } from '#domain/panel-limits'
import type { Misses } from '#domain/search/misses'
import { commonMisses } from '#search/index/misses'
import { privately, signedInStaff } from '#collections/endpoints/answers'

/** What was searched for and not found, the commonest first. */
export const misses: Endpoint = {
  path: '/panel/misses',
  method: 'get',
  handler: async (req) => {
    signedInStaff(req)
    const found = await commonMisses(req, { days: MISSES_KEPT_DAYS, limit: MISSES_SHOWN })
    return privately({ misses: found } satisfies Misses)
  },
}
