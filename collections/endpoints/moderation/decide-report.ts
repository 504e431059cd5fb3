import type { Endpoint } from 'payload'
import { decisionInput } from '#domain/moderation/report-input'
import { inTransaction } from '#database/connection/in-transaction'
import { lockUndecided } from '#hooks/moderation/decide-once'
import { reportTexts } from '#texts/moderation/reports'
import { privately } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

export const decideReport: Omit<Endpoint, 'root'> = {
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const { decision, ...given } = await readInput(req, decisionInput)
    const doc = await inTransaction(req, async () => {
      await lockUndecided({ collection: 'reports', id, req })
      const data = { status: decision, ...given }
      return req.payload.update({ collection: 'reports', id, data, overrideAccess: false, req })
    })
    return privately({ message: reportTexts.decided[decision], doc })
  },
}
