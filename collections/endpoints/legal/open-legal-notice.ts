import type { Endpoint } from 'payload'
import { statementOfNotice } from '#database/statements/moderation/statements'
import type { OpenNotice } from '#domain/legal/open-notice'
import { itemName } from '#domain/moderation/reports'
import { noticedItem } from '#hooks/legal/noticed-item'
import { idIn, notFound, privately, signedInStaff } from '#collections/endpoints/answers'
import { itemNow } from '#collections/endpoints/moderation/item-now'

export const openLegalNotice: Omit<Endpoint, 'root'> = {
  path: '/:id/case',
  method: 'get',
  handler: async (req) => {
    signedInStaff(req)
    const id = idIn(req)
    const asked = { collection: 'notices', id, depth: 1, disableErrors: true } as const
    const notice = await req.payload.findByID({ ...asked, req })
    if (!notice) throw notFound()
    const { caseNumber, url, reason, name, email, status, action, note, decidedBy, decidedAt } = notice
    const found = await noticedItem(req, url)
    const answer: OpenNotice = {
      ...{ id, url, reason, name, email },
      caseNumber: caseNumber ?? '',
      sentAt: notice.createdAt,
      status: status ?? 'pending',
      action: action ?? 'none',
      note: note ?? null,
      decidedBy: typeof decidedBy === 'object' ? (decidedBy?.fullName ?? null) : null,
      decidedAt: decidedAt ?? null,
      item: found && {
        itemType: found.itemType,
        itemId: found.item.id,
        title: itemName(found.item.said),
        hasOwner: Boolean(found.item.owner),
        now: await itemNow(req, found.item),
      },
      statement: await statementOfNotice(req, id),
    }
    return privately(answer)
  },
}
