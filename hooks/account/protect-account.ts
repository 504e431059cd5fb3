import {
  type CollectionBeforeChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { sessionTexts } from '#texts/account/sessions'

export const takeSender: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, name: req.user.fullName, email: req.user.email } : data

/** Payload returns refused fields as an empty list (sessions are in /api/me). */
export const withoutSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (!overrideAccess) {
    delete doc.sessions
    delete doc.collection
  }
  return doc
}

export const passwordIsProved = { isPasswordProved: true }

/** A stolen session must not become a stolen account: an update alone never sets a password. */
export const refusePasswordChange: CollectionBeforeOperationHook = ({ args, operation, context, req }) => {
  const isFromOutside = req.payloadAPI === 'REST' && !context.isPasswordProved
  if (operation !== 'update' || !isFromOutside || !('data' in args)) return
  if ((args.data as { password?: unknown } | undefined)?.password === undefined) return
  throw new ValidationError(
    { errors: [{ path: 'password', message: sessionTexts.passwordElsewhere }], req },
    req.t,
  )
}
