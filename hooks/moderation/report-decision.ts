import { APIError, type CollectionAfterChangeHook, type CollectionAfterReadHook } from 'payload'
import { isDecided } from '#domain/moderation/decisions'
import { itemName } from '#domain/moderation/reports'
import { isStaff } from '#domain/roles'
import { reportTexts as texts } from '#texts/moderation/reports'
import type { Report } from '#types'
import { notify } from '#hooks/notifications/notify'
import { giveReasons, memberOf } from './give-reasons'
import { actOn, refuseOwn, showAgain, storedItem } from './reported-item'

/** Context of further reports about an item that the first one of the group has acted on. */
export const ofGroup = { isOfGroup: true }

/** The reporter learns only the outcome; the owner only of upheld reports, never who reported. */
export const carryOutDecision: CollectionAfterChangeHook<Report> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { status: decision, isFromSite, itemType, itemId, reason, note, ground } = doc
  if (operation !== 'update' || previousDoc.status !== 'pending' || !isDecided(decision)) return
  const action = doc.action ?? 'none'
  const name = itemName(doc.itemInfo ?? {})
  await notify({
    req,
    to: doc.owner,
    type: 'report_decided',
    ...texts.toReporter({ decision, name }),
    data: { collection: 'reports', id: doc.id },
  })
  if (context.isOfGroup) return
  const item = await storedItem({ itemType, itemId, req })
  if (item) refuseOwn(item, req)
  if (item?.isHeld && action === 'none') {
    if (decision === 'approved') throw new APIError(texts.heldNeedsAction, 400, null, true)
    // What the site holds waits for the decision about its own report.
    return isFromSite ? showAgain(item, req) : undefined
  }
  if (decision === 'rejected') return
  if (!item && action !== 'none') throw new APIError(texts.actionOnNothing, 409, null, true)
  if (!item) return
  const facts = texts.grounds({ reason, note })
  const member = await memberOf(req, item.owner)
  await actOn({ item, action, grounds: facts, req })
  if (!member) return
  const said = { ...item.said, ...known(doc.itemInfo) }
  const wasHidden = item.state !== 'shown' && !item.isHeld
  const about = { itemType, itemId, said, wasHidden }
  await giveReasons(member, { req, ...about, action, source: isFromSite ? 'site' : 'report', ground, facts })
}

/** As it was reported; nothing once it is forgotten. */
const known = (info: Report['itemInfo']) =>
  Object.fromEntries(Object.entries(info ?? {}).filter(([, words]) => words))

/** Payload fills a virtual field after checking its read access. */
export const hideReporterEmail: CollectionAfterReadHook = ({ doc, overrideAccess, req }) => {
  if (!overrideAccess && !isStaff(req.user)) delete doc.reporterEmail
  return doc
}
