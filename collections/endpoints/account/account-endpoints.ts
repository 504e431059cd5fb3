import type { Endpoint } from 'payload'
import { resetCodes } from './reset-codes'
import { changeEmail } from './change-email'
import { confirmEmail } from './confirm-email'
import { forgotPassword, resendConfirmation } from './request-email'
import { resetPassword } from './reset-password'
import { signIn } from './sign-in'
import { signOut } from './sign-out'
import { suspension } from './suspend'
import { undoEmail } from './undo-email'
import { unsubscribe, unsubscribePage } from '#collections/endpoints/notifications/unsubscribe'
import { notFound } from '#collections/endpoints/answers'

const closed = (path: string, method: Endpoint['method'] = 'post'): Omit<Endpoint, 'root'> => ({
  path,
  method,
  handler: () => {
    throw notFound()
  },
})

/** The first match wins, so these come before Payload's own endpoints. */
export const accountEndpoints: Omit<Endpoint, 'root'>[] = [
  signIn,
  signOut,
  forgotPassword,
  resetPassword,
  resendConfirmation,
  confirmEmail,
  changeEmail,
  undoEmail,
  unsubscribe,
  unsubscribePage,
  resetCodes,
  ...suspension,
  closed('/init', 'get'),
  closed('/first-register'),
  closed('/unlock'),
  closed('/verify/:id'),
]
