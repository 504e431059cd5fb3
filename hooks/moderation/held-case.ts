import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { Decision } from '#domain/moderation/decisions'
import { reportedKinds, type ReportAction, type ReportType, reportTypes } from '#domain/moderation/reports'
import { SPAM_REASON } from '#domain/moderation/report-values'
import type { SpamReason } from '#domain/moderation/spam/weighed'
import { isStaff } from '#domain/roles'
import { reportTexts } from '#texts/moderation/reports'
import { actingAs } from '#hooks/writes/acting-as'
import { spamTexts } from '#texts/moderation/spam'
import type { Report } from '#types'
import { ofGroup } from './report-decision'
import { storedItem } from './reported-item'

/** Context of the report that the site itself makes. */
const bySite = { isFromSite: true }

/** A report of the site's own, so that it waits with the others and is decided like them. */
export const openHeldCase: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const reasons = context.spamReasons as SpamReason[] | undefined
  if (!reasons) return
  delete context.spamReasons
  await req.payload.create({
    collection: 'reports',
    data: {
      itemType: reportTypeOf(collection.slug),
      itemId: (doc as { id: string }).id,
      reason: SPAM_REASON,
      additionalInfo: reasons.map((reason) => spamTexts.reasons[reason]).join('\n'),
      isFromSite: true,
    },
    req: await actingAs(req, { context: bySite }),
  })
}

/** Staff may also show or hide it where it stands: then nothing of the case is left to decide. */
export const closeHeldCase: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { hidden, id, isHeld } = doc as { hidden?: boolean; id: string; isHeld?: boolean }
  if (!previousDoc?.isHeld || isHeld || !isStaff(req.user)) return
  await close(req, { slug: collection.slug, id, ...(hidden ? upheld('hide') : dismissed) })
}

export const closeDeletedCase: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { id, isHeld } = doc as { id: string; isHeld?: boolean }
  if (isHeld)
    await close(req, { slug: collection.slug, id, ...(isStaff(req.user) ? upheld('delete') : dismissed) })
}

/** Without it nobody would look at what waits. */
export const keepHeldCase: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const report = await req.payload.db.findOne<Report>({
    collection: 'reports',
    where: { id: { equals: id } },
    req,
  })
  if (!report?.isFromSite || report.status !== 'pending') return
  const item = await storedItem({ itemType: report.itemType, itemId: report.itemId, req })
  if (item?.isHeld) throw new APIError(reportTexts.heldFirst, 409, null, true)
}

type Outcome = { status: Decision; action: ReportAction }

const upheld = (action: ReportAction): Outcome => ({ status: 'approved', action })
const dismissed: Outcome = { status: 'rejected', action: 'none' }

async function close(req: PayloadRequest, { slug, id, ...outcome }: { slug: string; id: string } & Outcome) {
  const where = { itemType: { equals: reportTypeOf(slug) }, itemId: { equals: id } }
  const { errors } = await req.payload.update({
    collection: 'reports',
    where: { ...where, isFromSite: { equals: true }, status: { equals: 'pending' } },
    data: outcome,
    // The item was acted on already.
    req: await actingAs(req, { context: ofGroup, user: req.user ?? undefined }),
  })
  // Of several rows Payload only names what failed: a case whose item is decided would wait for ever.
  const [refused] = errors
  if (refused) throw new APIError(refused.message, 409, null, refused.isPublic)
}

const reportTypeOf = (slug: string): ReportType =>
  reportTypes.find((type) => reportedKinds[type].collection === slug)!
