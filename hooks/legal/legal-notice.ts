import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { caseNumber } from '#domain/legal/legal-notice'
import { isDecided } from '#domain/moderation/decisions'
import { queueEmail } from '#hooks/notifications/queue-email'
import type { LegalNotice } from '#types'

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
