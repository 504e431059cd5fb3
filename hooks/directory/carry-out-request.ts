import { APIError, type PayloadRequest } from 'payload'
import { type EntryName, giveEntry, publicEntry } from '#database/statements/directory/entries'
import type { Changes } from '#domain/directory/change-input'
import { relatedId } from '#domain/lists/ids'
import { takenDown } from '#hooks/moderation/approval'
import { notify } from '#hooks/notifications/notify'
import { approvalTexts } from '#texts/moderation/approval'
import { changeTexts, claimTexts, requestQueueTexts as texts } from '#texts/directory/changes'
import type { DirectoryRequest } from '#types'
import { announceEntry } from './announce-entry'

const entryOf = ({ itemKind, itemId }: DirectoryRequest): EntryName => ({ kind: itemKind, id: itemId })

export async function confirmClaim(req: PayloadRequest, request: DirectoryRequest) {
  const entry = entryOf(request)
  const to = relatedId(request.owner)
  if (!to || !(await publicEntry(req, entry))) return refuse(changeTexts.gone)
  if (!(await giveEntry(req, { ...entry, to }))) refuse(claimTexts.isTaken)
  await announceEntry(req, entry)
}

/** As an edit by whoever decides, so that its trail, search entry and cached pages follow. */
export async function applyChange(req: PayloadRequest, request: DirectoryRequest) {
  const { kind: collection, id } = entryOf(request)
  const found = { collection, id, depth: 0, disableErrors: true, req } as const
  const doc = (await publicEntry(req, entryOf(request))) && (await req.payload.findByID(found))
  if (!doc) return refuse(changeTexts.gone)
  if (request.isClosed) return takeDown(req, { entry: entryOf(request), ...doc })
  // A version of its owner lies over the public one, and would become public with the change.
  if (doc.approval !== 'approved') refuse(texts.editWaits)
  const data = { ...(request.changes as Changes), verifiedAt: new Date().toISOString() }
  await req.payload.update({ collection, id, data, overrideAccess: false, req })
}

type Closed = { entry: EntryName; name: string; owner?: unknown; slug?: string | null }

/** Like a report that was upheld: the item goes back to its owner with the reason. */
async function takeDown(req: PayloadRequest, { entry: { kind, id }, name, owner, slug }: Closed) {
  const reason = texts.closedReason
  const data = { approval: 'rejected', rejectionReason: reason } as const
  await req.payload.update({ collection: kind, id, data, context: takenDown, req })
  const notice = approvalTexts.notice({ decision: 'rejected', name, reason })
  await notify({
    req,
    to: owner,
    type: 'item_rejected',
    ...notice,
    data: { collection: kind, id, slug },
  })
}

function refuse(message: string): never {
  throw new APIError(message, 409, null, true)
}
