import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { sessionTexts } from '#texts/account/sessions'

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
