import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { dropEmailChanges } from '#database/statements/account/email-changes'
import { isHeld, lockAddresses } from '#database/statements/account/held-addresses'
import { dropMailTokens } from '#database/statements/account/mail-tokens'
import { emailChangeTexts as texts } from '#texts/account/email-change'
import type { User } from '#types'

export const emailIsProved = { isEmailProved: true }

/** Nobody takes an address that its former owner can still take back (docs/decisions/079-change-of-email.md). */
export const keepHeldAddress: CollectionBeforeChangeHook<User> = async ({
  collection: { slug },
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const former = operation === 'update' ? originalDoc?.email : undefined
  const email = data.email?.trim().toLowerCase()
  if (!email || email === former) return data
  const accountId = originalDoc?.id
  const refuse = (message: string) =>
    new ValidationError({ collection: slug, errors: [{ path: 'email', message }], req }, req.t)
  // An administrator's own too: a stolen session must not become a stolen account.
  const isOwn = accountId !== undefined && accountId === req.user?.id
  if (isOwn && req.payloadAPI === 'REST' && !context.isEmailProved) throw refuse(texts.ownElsewhere)
  await lockAddresses(req, [former, email])
  if (await isHeld(req, { email, accountId })) throw refuse(req.t('error:userEmailAlreadyRegistered'))
  return data
}

/** Links to the former address are void. What an administrator decided, no earlier owner of an address undoes. */
export const followNewEmail: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || !previousDoc.email || doc.email === previousDoc.email) return doc
  for (const purpose of ['confirmEmail', 'resetPassword'] as const)
    await dropMailTokens(req, { accountId: doc.id, purpose })
  if (!context.isEmailProved) await dropEmailChanges(req, doc.id)
  return doc
}
