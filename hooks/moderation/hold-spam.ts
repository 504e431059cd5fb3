import { createHmac } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  createLocalReq,
} from 'payload'
import { spamSigns } from '#database/statements/moderation/spam-signs'
import { reportedKinds, type ReportType, reportTypes } from '#domain/moderation/reports'
import { SPAM_REASON } from '#domain/moderation/report-values'
import { comparable } from '#domain/moderation/spam/contacts-in'
import { HELD_FROM } from '#domain/moderation/spam/spam-limits'
import {
  type SpamReason,
  spamScore,
  weighBehaviour,
  weighForm,
  weighText,
} from '#domain/moderation/spam/spam-score'
import { isStaff } from '#domain/roles'
import { isNewcomer, TRUSTED_CONTRIBUTIONS } from '#domain/text/newcomers'
import { readSigns } from '#domain/web/form-signs'
import { env } from '#env'
import { reportTexts } from '#texts/moderation/reports'
import { spamTexts } from '#texts/moderation/spam'
import type { Report } from '#types'
import { storedItem } from './reported-item'
import { isChanged, joined } from './written-texts'

/** Context of the report that the site itself makes. */
const bySite = { isFromSite: true }

/** What scores high waits for staff; the database is asked only where the text or its form tells something. */
export const holdSpam =
  (texts: readonly string[]): CollectionBeforeChangeHook =>
  async ({ context, data, originalDoc, req }) => {
    const { user } = req
    if (!user || isStaff(user)) return { ...data, isHeld: isStillHeld(data, originalDoc) }
    if (originalDoc?.hidden || !isChanged({ data, originalDoc, texts })) return data
    const { weighed: ofText, contacts } = weighText(joined({ ...originalDoc, ...data }, texts))
    const weighed = [...ofText, ...weighForm(readSigns(data.formSigns))]
    const left = comparable(contacts)
    if (weighed.length === 0 && left.length === 0) return data
    const signs = await spamSigns(req, {
      member: user.id,
      contacts: left.map(hashed),
      most: TRUSTED_CONTRIBUTIONS,
    })
    const behaviour = weighBehaviour({
      ...signs,
      isNewcomer: isNewcomer({ ...signs, createdAt: user.createdAt }, new Date()),
    })
    const { score, reasons } = spamScore([...weighed, ...behaviour])
    if (score < HELD_FROM) return data
    context.spamReasons = reasons
    return { ...data, hidden: true, hiddenReason: spamTexts.held, isHeld: true }
  }

type Doc = Record<string, unknown>

/** Staff decide by showing it, or by hiding it for a reason of theirs. */
const isStillHeld = (data: Doc, originalDoc?: Doc) =>
  originalDoc?.isHeld === true &&
  (data.hidden ?? originalDoc.hidden) === true &&
  (data.hiddenReason ?? originalDoc.hiddenReason) === originalDoc.hiddenReason

/** Known only to us: nobody can try which numbers members leave. */
const hashed = (contact: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET ?? '')
    .update(`contact:${contact}`)
    .digest('base64url')

/** A report of the site's own, so that it waits with the others and is decided like them. */
export const openHeldCase: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  previousDoc,
  req,
}) => {
  const { id, isHeld } = doc as { id: string; isHeld?: boolean }
  if (!isHeld || previousDoc?.isHeld) return
  const reasons = (context.spamReasons ?? []) as SpamReason[]
  const site = await createLocalReq({ context: bySite }, req.payload)
  site.transactionID = req.transactionID
  await req.payload.create({
    collection: 'reports',
    data: {
      itemType: reportTypeOf(collection.slug),
      itemId: id,
      reason: SPAM_REASON,
      additionalInfo: reasons.map((reason) => spamTexts.reasons[reason]).join('\n'),
      isFromSite: true,
    },
    req: site,
  })
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

const reportTypeOf = (slug: string): ReportType =>
  reportTypes.find((type) => reportedKinds[type].collection === slug)!
