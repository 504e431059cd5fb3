import {
  type CollectionBeforeChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload'
import { sessionTexts } from '#texts/account/sessions'

/** Who writes is known from the account, never from the body. */
export const takeSender: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, name: req.user.fullName, email: req.user.email } : data

/** Refused fields come back as an empty list; outside nobody needs to see even that (sessions are in /api/me). */
export const withoutSessions: CollectionAfterReadHook = ({ doc, overrideAccess }) => {
  if (!overrideAccess) {
    delete doc.sessions
    delete doc.collection
  }
  return doc
}

/** Set by the calls that know more than a session: the old password, or a link from the mailbox. */
export const passwordIsProved = { isPasswordProved: true }

/** A borrowed session must not become a stolen account: an update alone never sets a password. */
export const refusePasswordChange: CollectionBeforeOperationHook = ({ args, operation, context, req }) => {
  const isFromOutside = req.payloadAPI === 'REST' && !context.isPasswordProved
  if (operation !== 'update' || !isFromOutside || !('data' in args)) return
  if ((args.data as { password?: unknown } | undefined)?.password === undefined) return
  throw new ValidationError(
    { errors: [{ path: 'password', message: sessionTexts.passwordElsewhere }], req },
    req.t,
  )
}
