import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { isAdmin } from '#domain/roles'
import { env } from '#env'
import type { User } from '#types'

/** Who registers has to show that the address is theirs; accounts made by an administrator or a command have not. */
export const awaitConfirmation: CollectionBeforeChangeHook<User> = ({ data, operation, req }) => {
  const isRegistration = operation === 'create' && req.payloadAPI === 'REST' && !isAdmin(req.user)
  if (isRegistration && env.REQUIRE_EMAIL_VERIFICATION) data.awaitsConfirmation = true
  return data
}

export const sendConfirmation: CollectionAfterChangeHook<User> = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data.awaitsConfirmation || !data.email) return
  // Not from the document: that is what the visitor may read of it, without the address.
  const input = { letter: 'confirmEmail' as const, sealedAddress: req.payload.encrypt(data.email) }
  await req.payload.jobs.queue({ task: 'sendLetter', queue: 'mail', input, req })
}
