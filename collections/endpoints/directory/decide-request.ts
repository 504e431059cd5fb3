import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { decidesOn } from '#domain/directory/directory-kinds'
import { requestDecisionInput, type RequestKind } from '#domain/directory/requests'
import { relatedId } from '#domain/lists/ids'
import type { Decision } from '#domain/moderation/decisions'
import { isAdmin } from '#domain/roles'
import type { TrailAction } from '#domain/trail/trail'
import { applyChange, confirmClaim } from '#hooks/directory/carry-out-request'
import { lockUndecided } from '#hooks/moderation/decide-once'
import { notify } from '#hooks/notifications/notify'
import { queueEmail } from '#hooks/notifications/queue-email'
import { writeTrail } from '#hooks/trail/write-trail'
import { claimTexts, requestQueueTexts as texts } from '#texts/directory/changes'
import type { DirectoryRequest } from '#types'
import { idIn, notFound, privately, refuse, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

const collection = 'directory-requests'

/** Once: the second of two reads that somebody was faster. */
export const decideRequest: Endpoint = {
  path: '/directory/requests/:id/decide',
  method: 'post',
  handler: async (req) => {
    const user = signedInStaff(req)
    const { decision } = await readInput(req, requestDecisionInput)
    const id = idIn(req)
    const kind = await inTransaction(req, async () => {
      await lockUndecided({ collection, id, req })
      const request = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
      if (!request) throw notFound()
      if (!decidesOn(request.itemKind, user)) throw new Forbidden(req.t)
      const isOwn = request.kind === 'claim' && relatedId(request.owner) === user.id
      if (isOwn && !isAdmin(user)) refuse(403, texts.ownRequest)
      if (decision === 'approved')
        await (request.kind === 'claim' ? confirmClaim(req, request) : applyChange(req, request))
      await req.payload.update({ collection, id, data: { status: decision, answerTo: [] }, req })
      await tell(req, { request, decision })
      return request.kind
    })
    return privately({ message: texts.decided[kind][decision] })
  },
}

const trailActions = {
  change: { approved: 'uphold', rejected: 'dismiss' },
  claim: { approved: 'confirmOwner', rejected: 'refuseOwner' },
} as const satisfies Record<RequestKind, Record<Decision, TrailAction>>

type Decided = { request: DirectoryRequest; decision: Decision }

async function tell(req: PayloadRequest, { request, decision }: Decided) {
  const { id, kind, itemKind, itemId, name, owner, answerTo } = request
  const isClaim = kind === 'claim'
  await writeTrail(req, [
    {
      action: trailActions[kind][decision],
      subject: collection,
      documentId: id,
      title: name,
      member: isClaim ? relatedId(owner) : null,
    },
  ])
  if (isClaim)
    await notify({
      req,
      to: owner,
      type: decision === 'approved' ? 'item_approved' : 'item_rejected',
      ...claimTexts.notice({ decision, name }),
      data: { collection: itemKind, id: itemId },
    })
  for (const email of (answerTo ?? []) as string[])
    await queueEmail({ req, message: 'changeDecided', to: { email, name: '' }, values: { decision, name } })
}
