import type { Endpoint } from 'payload'
import { noticeDecisionInput } from '#domain/report-input'
import { inTransaction } from '#database/in-transaction'
import { lockUndecided } from '#hooks/decide-once'
import { reportTexts } from '#texts/reports'
import { privately } from './answers'
import { readInput } from './read-input'

/** What happens to the content itself, staff does where it is; here the notifier gets the answer. */
export const decideNotice: Omit<Endpoint, 'root'> = {
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const { decision, note } = await readInput(req, noticeDecisionInput)
    const doc = await inTransaction(req, async () => {
      await lockUndecided({ collection: 'notices', id, req })
      const data = { status: decision, note }
      return req.payload.update({ collection: 'notices', id, data, overrideAccess: false, req })
    })
    return privately({ message: reportTexts.decided[decision], doc })
  },
}
