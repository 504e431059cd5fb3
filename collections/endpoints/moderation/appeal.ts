import { APIError, type Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockStatement } from '#database/statements/moderation/statements'
import { appealInput } from '#domain/moderation/appeals'
import { appealRefusal, appealUntil } from '#domain/moderation/statements'
import { appealTexts as texts } from '#texts/moderation/appeals'
import { idIn, notFound, privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { open } from '#collections/guard/open-endpoints'

/** Once, by the owner of the item, for six months. */
export const appeal: Omit<Endpoint, 'root'> = {
  path: '/:id/appeal',
  method: 'post',
  custom: open({ query: [], limit: 'write' }),
  handler: async (req) => {
    const { id: memberId } = signedIn(req)
    const id = idIn(req)
    const given = await readInput(req, appealInput)
    await inTransaction(req, async () => {
      const found = await lockStatement(req, id)
      if (!found || found.owner !== memberId) throw notFound()
      const now = new Date()
      const refusal = appealRefusal(found, now)
      if (refusal === 'twice') throw new APIError(texts.twice, 409, null, true)
      if (refusal === 'late') throw new APIError(texts.late(appealUntil(found.decidedAt)), 409, null, true)
      const data = { appeal: given.appeal, appealState: 'pending', appealedAt: now.toISOString() } as const
      await req.payload.update({ collection: 'statements', id, data, req })
    })
    return privately({ message: texts.sent })
  },
}
