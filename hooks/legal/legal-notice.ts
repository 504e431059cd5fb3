import { randomBytes } from 'node:crypto'
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload'
import { caseNumber } from '#domain/legal/legal-notice'
import type { ReportAction } from '#domain/moderation/reports'
import { isDecided } from '#domain/moderation/decisions'
import { queueEmail } from '#hooks/notifications/queue-email'
import { giveReasons, memberOf } from '#hooks/moderation/give-reasons'
import { actOn, refuseOwn } from '#hooks/moderation/reported-item'
import { reportTexts } from '#texts/moderation/reports'
import { statementTexts } from '#texts/moderation/statements'
import type { LegalNotice } from '#types'
import { noticedItem } from './noticed-item'

export const numberLegalNotice: CollectionBeforeChangeHook<LegalNotice> = ({ data, operation }) =>
  operation === 'create'
    ? { ...data, caseNumber: caseNumber({ now: new Date(), random: randomBytes(8) }) }
    : data

/** The receipt and the decision (Digital Services Act, Art. 16(4) and (5)). */
export const emailAboutLegalNotice: CollectionAfterChangeHook<LegalNotice> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { name, email, note, status: decision } = doc
  const caseNumber = doc.caseNumber ?? ''
  const letter = { req, to: { name, email } }
  if (operation === 'create') {
    // Nothing of the notice itself: the address may belong to somebody else.
    await queueEmail({ ...letter, message: 'noticeReceived', values: { caseNumber } })
  } else if (previousDoc.status === 'pending' && isDecided(decision)) {
    await queueEmail({ ...letter, message: 'noticeDecided', values: { caseNumber, decision, note } })
  }
}

/** On the item that the address leads to; where it leads nowhere, only the notifier is answered. */
export const carryOutLegalDecision: CollectionAfterChangeHook<LegalNotice> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { id: notice, status: decision, ground, note } = doc
  if (operation !== 'update' || previousDoc.status !== 'pending' || !isDecided(decision)) return
  const action: ReportAction = doc.action ?? 'none'
  const found = await noticedItem(req, doc.url)
  if (found) refuseOwn(found.item, req)
  if (decision === 'rejected') return
  if (!found && action !== 'none') throw new APIError(reportTexts.actionOnNothing, 409, null, true)
  if (!found) return
  const { item, itemType } = found
  const facts = note || statementTexts.factsOfNotice
  const member = await memberOf(req, item.owner)
  await actOn({ item, action, grounds: facts, req })
  if (!member) return
  const about = { itemType, itemId: item.id, said: item.said, wasHidden: item.state !== 'shown' }
  await giveReasons(member, { req, ...about, action, source: 'notice', notice, ground, facts })
}
