import { isDeepStrictEqual } from 'node:util'
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeReadHook,
  type CollectionSlug,
  type FieldHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { lockRow } from '#database/connection/sql'
import { type Approval, keepsApprovedVersion, nextApproval } from '#domain/moderation/approval'
import { relatedId } from '#domain/lists/ids'
import { isAdmin, isStaff } from '#domain/roles'
import { approvalTexts } from '#texts/moderation/approval'
import { notify } from '#hooks/notifications/notify'

type Doc = Record<string, unknown>
type Rule = { content: readonly string[]; approvers: 'staff' | 'admins' }

/** Context of an update that also withdraws the approved version. */
export const takenDown = { isTakenDown: true }

const decisionOf = (id: unknown) => `approval:${String(id)}`

/**
 * The row stays what is public; an edit that waits lies in `proposed` and is laid over the row when its owner or staff
 * read it (`showProposed`, `overlayProposed`).
 */
export const holdForApproval =
  ({ content, approvers }: Rule): CollectionBeforeChangeHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    const isApprover =
      !req.user ||
      context.isTakenDown === true ||
      (approvers === 'admins' ? isAdmin(req.user) : isStaff(req.user))
    if (operation === 'create') {
      const approval: Approval = isApprover ? (data.approval ?? 'approved') : 'pending'
      requireReason({ approval, data, req })
      return { ...data, approval, ...listing({ isListed: approval === 'approved' }) }
    }
    const row = await lockedRow({ collection: collection.slug as CollectionSlug, id: originalDoc.id, req })
    const stored = { approval: row.approval as Approval, isListed: row.listed === true }
    const hasNewContent = content.some(
      (name) => !isDeepStrictEqual(data[name] ?? null, originalDoc[name] ?? null),
    )
    const approval = nextApproval({
      asked: data.approval ?? stored.approval,
      stored,
      isApprover,
      isEditor: isStaff(req.user) && originalDoc.owner !== req.user?.id,
      hasNewContent,
    })
    requireReason({ approval, data, req })
    context[decisionOf(originalDoc.id)] = approval === stored.approval ? null : approval
    const newest = {
      ...data,
      approval,
      rejectionReason: approval === 'rejected' ? data.rejectionReason : null,
    }
    if (context.isTakenDown || !keepsApprovedVersion({ next: approval, stored, isApprover })) {
      return { ...newest, ...listing({ isListed: approval === 'approved', row }), proposed: null }
    }
    const approvedVersion = { ...picked(row, content), ...listing({ isListed: true, row }) }
    return { ...newest, ...approvedVersion, proposed: picked(newest, content) }
  }

function requireReason({ approval, data, req }: { approval: Approval; data: Doc; req: PayloadRequest }) {
  if (approval !== 'rejected' || String(data.rejectionReason ?? '').trim()) return
  const errors = [{ path: 'rejectionReason', message: approvalTexts.reasonRequired }]
  throw new ValidationError({ errors, req }, req.t)
}

/** Not for a takedown, which sends its own notification. */
export const notifyOfDecision: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  req,
}) => {
  const decision = context[decisionOf(doc.id)] as Approval | null | undefined
  if (operation !== 'update' || !decision || decision === 'pending' || context.isTakenDown) return
  const concerned = new Set([relatedId(doc.owner), relatedId(doc.claimedBy)])
  for (const to of concerned)
    await notify({
      req,
      to,
      type: decision === 'approved' ? 'item_approved' : 'item_rejected',
      ...approvalTexts.notice({ decision, name: doc.title ?? doc.name, reason: doc.rejectionReason }),
      data: { collection: collection.slug, id: doc.id, slug: doc.slug },
    })
}

/** Before relations are populated, so that they are those of the newest version. */
export const showProposed: CollectionBeforeReadHook = ({ doc, req }) =>
  seesNewest(doc, req) && doc.proposed ? { ...doc, ...doc.proposed, proposed: null } : doc

/** For the document before a change and the response after it, where Payload does not run that hook. */
export const overlayProposed: FieldHook = ({ req, siblingData, value }) => {
  if (value && seesNewest(siblingData, req)) Object.assign(siblingData, value)
  return null
}

const seesNewest = ({ owner, claimedBy }: Doc, { user }: PayloadRequest): boolean =>
  isStaff(user) || (Boolean(user) && [owner, claimedBy].some((one) => relatedId(one) === user?.id))

/** The first time counts: showing an item again is not new. */
const listing = ({ isListed, row }: { isListed: boolean; row?: Doc }): Doc => ({
  listed: isListed,
  listedAt: row?.listedAt ?? (isListed ? new Date().toISOString() : null),
})

const picked = (doc: Doc, names: readonly string[]): Doc =>
  Object.fromEntries(names.map((name) => [name, doc[name] ?? null]))

type Stored = { collection: CollectionSlug; id: string; req: PayloadRequest }

async function lockedRow({ collection, id, req }: Stored): Promise<Doc> {
  await lockRow(req, { slug: collection, id })
  return (
    (await req.payload.db.findOne<Doc & { id: string }>({
      collection,
      where: { id: { equals: id } },
      req,
    })) ?? {}
  )
}
