import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  ValidationError,
  type CollectionAfterReadHook,
} from 'payload'
import { isDecided } from '#domain/moderation/decisions'
import { itemName } from '#domain/moderation/reports'
import { reportTexts as texts } from '#texts/moderation/reports'
import type { Report } from '#types'
import { notify } from '#hooks/notifications/notify'
import { actOn, storedItem } from './reported-item'
import { isStaff } from '#domain/roles'

export const checkReportAction: CollectionBeforeChangeHook<Report> = ({ data, req }) => {
  if (data.status !== 'rejected' || !data.action || data.action === 'none') return data
  throw new ValidationError({ errors: [{ path: 'action', message: texts.rejectedHasNoAction }], req }, req.t)
}

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
  const { status: decision, itemType, itemId, reason, note } = doc
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
  if (decision === 'rejected' || context.isOfGroup) return
  const item = await storedItem({ itemType, itemId, req })
  if (!item && action !== 'none') throw new APIError(texts.actionOnNothing, 409, null, true)
  if (!item) return
  const grounds = texts.grounds({ reason, note })
  await actOn({ item, action, grounds, req })
  const isAccountGone = itemType === 'profile' && action === 'delete'
  await notify({
    req,
    to: isAccountGone ? null : item.owner,
    type: 'report_decided',
    ...texts.toOwner({ action, name, grounds }),
    about: item.id,
    data: { collection: item.collection, ...(action !== 'delete' && { id: item.id, slug: item.slug }) },
  })
}

/** Payload fills a virtual field after checking its read access. */
export const hideReporterEmail: CollectionAfterReadHook = ({ doc, overrideAccess, req }) => {
  if (!overrideAccess && !isStaff(req.user)) delete doc.reporterEmail
  return doc
}
