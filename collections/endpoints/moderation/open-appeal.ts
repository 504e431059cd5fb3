import { APIError, type Endpoint } from 'payload'
import { otherStaff } from '#database/statements/moderation/statements'
import { isId, relatedId } from '#domain/lists/ids'
import type { OpenAppeal } from '#domain/moderation/appeals'
import { decidingRefusal } from '#domain/moderation/statements'
import { statementOf } from '#domain/moderation/stored-statement'
import { reversalOf } from '#hooks/moderation/restore-item'
import { storedItem } from '#hooks/moderation/reported-item'
import { errorTexts } from '#texts/web/errors'
import type { User } from '#types'
import { privately, signedInStaff } from '#collections/endpoints/answers'
import { itemNow } from './item-now'

/** A statement as staff see it, with what a decision on the appeal would do and who may take it. */
export const openAppeal: Omit<Endpoint, 'root'> = {
  path: '/:id/case',
  method: 'get',
  handler: async (req) => {
    const { id: actor } = signedInStaff(req)
    const id = String(req.routeParams?.id)
    const doc = isId(id)
      ? await req.payload.findByID({ collection: 'statements', id, depth: 1, disableErrors: true, req })
      : null
    if (!doc) throw new APIError(errorTexts.notFound, 404, null, true)
    const statement = { ...statementOf(doc), itemId: doc.itemId! }
    const { itemType, itemId, action, appealedAt } = statement
    const [owner, first] = [relatedId(doc.owner), relatedId(doc.decidedBy)]
    const others = await otherStaff(req, { owner, first })
    const asked = { actor, owner, first, others: others.length, appealedAt: appealedAt ?? '' }
    const item = await storedItem({ itemType, itemId, req })
    const found: OpenAppeal = {
      statement,
      owner: nameOf(doc.owner),
      decidedBy: nameOf(doc.decidedBy),
      answeredBy: nameOf(doc.answeredBy),
      item: item && (await itemNow(req, item)),
      reversal: await reversalOf(req, { id, itemType, itemId, action }),
      refusal: appealedAt ? decidingRefusal(asked, new Date()) : null,
      isFirst: actor === first,
      others,
    }
    return privately(found)
  },
}

const nameOf = (person: string | User | null | undefined): string | null =>
  typeof person === 'object' && person ? person.fullName : null
