import type { Endpoint } from 'payload'
import { resetCodes } from './codes/reset-codes'
import { changeEmail } from './email/change-email'
import { confirmEmail } from './email/confirm-email'
import { forgotPassword, resendConfirmation } from './email/request-email'
import { resetPassword } from './password/reset-password'
import { signIn } from './sign-in/sign-in'
import { signOut } from './sign-in/sign-out'
import { suspension } from './suspension/suspend'
import { undoEmail } from './email/undo-email'
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
