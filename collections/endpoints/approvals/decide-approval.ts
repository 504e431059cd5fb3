import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockApprovals } from '#database/statements/bulk/bulk-rows'
import { approvalDecisionInput } from '#domain/moderation/approval-input'
import type { ApprovedKind } from '#domain/moderation/approved-kinds'
import { isAdmin, isStaff } from '#domain/roles'
import { approvalQueueTexts as texts } from '#texts/moderation/approval-queue'
import { idIn, notFound, privately, refuse, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

/** Once, and only what the person has read: an item edited meanwhile is not decided unseen. */
export const decideApproval: Endpoint = {
  path: '/approvals/:id',
  method: 'post',
  handler: async (req) => {
    const { collection, decision, reason, seen } = await readInput(req, approvalDecisionInput)
    checkRole(req, collection)
    const id = idIn(req)
    if (reason) req.context = { ...req.context, reason }
    const doc = await inTransaction(req, async () => {
      const [row] = await lockApprovals(req, { collection, ids: [id] })
      if (!row) throw notFound()
      if (row.approval !== 'pending') return refuse(409, texts.decidedByOther)
      if (new Date(row.updatedAt).getTime() !== new Date(seen).getTime())
        return refuse(409, texts.editedMeanwhile)
      const data = { approval: decision, rejectionReason: decision === 'rejected' ? reason : null }
      return req.payload.update({ collection, id, data, overrideAccess: false, req })
    })
    return privately({ message: texts.decided[decision], doc: { id: doc.id, approval: doc.approval } })
  },
}

/** Payload drops a field without a word where its access says no. */
function checkRole(req: PayloadRequest, collection: ApprovedKind) {
  const user = signedIn(req)
  const { approvers } = req.payload.collections[collection].config.custom
  if (approvers === 'admins' ? !isAdmin(user) : !isStaff(user)) throw new Forbidden(req.t)
}
