import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isAdmin } from '#domain/roles'
import { env } from '#env'
import type { User } from '#types'

/** Accounts made by an administrator or a command need no confirmation. */
export const awaitConfirmation: CollectionBeforeChangeHook<User> = ({ data, operation, req }) => {
  const isRegistration = operation === 'create' && req.payloadAPI === 'REST' && !isAdmin(req.user)
  if (isRegistration && env.REQUIRE_EMAIL_VERIFICATION) data.awaitsConfirmation = true
  return data
}

export const sendConfirmation: CollectionAfterChangeHook<User> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.awaitsConfirmation || !data.email) return
  // Not from the document, which the visitor may not read the address from.
  const input = { letter: 'confirmEmail' as const, sealedAddress: req.payload.encrypt(data.email) }
  await req.payload.jobs.queue({ task: 'sendLetter', queue: 'mail', input, req })
}
