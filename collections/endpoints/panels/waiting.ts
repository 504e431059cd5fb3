import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { readWaiting } from '#database/statements/panels/waiting'
import { waitingFor, waitingKinds } from '#domain/panels/tabs'
import { WAITING_SHOWN } from '#domain/panel-limits'
import { errorTexts } from '#texts/web/errors'
import { privately, signedInStaff } from '#collections/endpoints/answers'
import { readQuery } from '#collections/endpoints/read-input'

const waitingQuery = z.object({ kind: z.enum(waitingKinds, 'choice').optional() })

/** What waits for a decision of the person who asks, the oldest first. */
export const waiting: Endpoint = {
  path: '/panel/waiting',
  method: 'get',
  handler: async (req) => {
    const user = signedInStaff(req)
    const { kind } = readQuery(req, waitingQuery)
    const mine = waitingFor(user)
    const kinds = kind ? mine.filter((one) => one === kind) : mine
    if (kinds.length === 0) throw new APIError(errorTexts.forbidden, 403, null, true)
    return privately(await readWaiting(req, { kinds, limit: WAITING_SHOWN }))
  },
}
