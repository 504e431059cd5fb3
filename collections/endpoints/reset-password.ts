import { APIError, type Endpoint } from 'payload'
import { linkInput, newPasswordInput } from '#domain/user-input'
import { endSessions } from '#database/account-sessions'
import { inTransaction } from '#database/in-transaction'
import { dropMailTokens, useMailToken } from '#database/mail-tokens'
import { forgetAttempts } from '#database/sign-in-attempts'
import { passwordIsProved } from '#hooks/refuse-password-change'
import { sessionTexts } from '#texts/sessions'
import { privately } from './answers'
import { readInput } from './read-input'

const input = linkInput.extend(newPasswordInput.shape)

/** A new password by the link from the mailbox; it also ends every session and opens a closed address. */
export const resetPassword: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { token, password } = await readInput(req, input)
    await inTransaction(req, async () => {
      const accountId = await useMailToken(req, { token, purpose: 'resetPassword' })
      if (!accountId) throw new APIError(sessionTexts.linkInvalid, 400, null, true)
      await dropMailTokens(req, { accountId, purpose: 'resetPassword' })
      const { email } = await req.payload.update({
        collection: 'users',
        id: accountId,
        // Who reads the mailbox has also shown that the address is theirs.
        data: { password, awaitsConfirmation: false },
        context: passwordIsProved,
        req,
      })
      await endSessions(req, { accountId })
      await forgetAttempts(req, email)
    })
    return privately({ message: sessionTexts.passwordReset })
  },
}
