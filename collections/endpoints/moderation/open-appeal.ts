import type { Endpoint } from 'payload'
import { otherStaff } from '#database/statements/moderation/statements'
import { relatedId } from '#domain/lists/ids'
import type { OpenAppeal } from '#domain/moderation/appeals'
import { decidingRefusal } from '#domain/moderation/statements'
import { statementOf } from '#domain/moderation/stored-statement'
import { reversalOf } from '#hooks/moderation/restore-item'
import { storedItem } from '#hooks/moderation/reported-item'
import type { User } from '#types'
import { idIn, notFound, privately, signedInStaff } from '#collections/endpoints/answers'
import { itemNow } from './item-now'

/** A statement as staff see it, with what a decision on the appeal would do and who may take it. */
export const openAppeal: Omit<Endpoint, 'root'> = {
  path: '/:id/case',
  method: 'get',
  handler: async (req) => {
    const { id: actor } = signedInStaff(req)
    const id = idIn(req)
    const stored = { collection: 'statements', id, depth: 1, disableErrors: true } as const
    const doc = await req.payload.findByID({ ...stored, req })
    if (!doc) throw notFound()
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
