import type { CollectionAfterChangeHook } from 'payload'
import { maskedEmail } from '#domain/account/masked-email'
import { queueEmail } from '#hooks/notifications/queue-email'
import type { User } from '#types'

/** Every way to a new password sets `isPasswordProved`. */
export const tellPassword: CollectionAfterChangeHook<User> = async ({ doc, operation, context, req }) => {
  if (operation !== 'update' || !context.isPasswordProved) return doc
  const to = { email: doc.email, name: doc.fullName }
  await queueEmail({ req, message: 'passwordChanged', to, values: { at: new Date().toISOString() } })
  return doc
}

/** To both addresses: who owns the former one learns of it, and who owns the new one that it is in use. */
export const tellEmail: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const former = previousDoc.email
  // A member's own change has letters of its own.
  if (operation !== 'update' || !former || doc.email === former || context.isEmailProved) return doc
  for (const email of [former, doc.email]) {
    const to = { email, name: doc.fullName }
    await queueEmail({ req, message: 'emailChanged', to, values: { email: maskedEmail(doc.email) } })
  }
  return doc
}
