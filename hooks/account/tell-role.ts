import type { CollectionAfterChangeHook } from 'payload'
import { queueEmail } from '#hooks/notifications/queue-email'
import { userTexts } from '#texts/panels/collections'
import type { User } from '#types'

/** A right that somebody got or lost without knowing is an error or a break-in. */
export const tellRole: CollectionAfterChangeHook<User> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !previousDoc.role || doc.role === previousDoc.role) return doc
  await queueEmail({
    req,
    message: 'roleChanged',
    to: { email: doc.email, name: doc.fullName },
    values: { role: userTexts.roles[doc.role] },
  })
  return doc
}
