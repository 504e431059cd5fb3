import { APIError, type Endpoint } from 'payload'
import { linkInput, newPasswordInput } from '#domain/account/user-input'
import { endSessions } from '#database/statements/account/account-sessions'
import { inTransaction } from '#database/connection/in-transaction'
import { dropWaitingChange } from '#database/statements/account/email-changes'
import { dropMailTokens, useMailToken } from '#database/statements/account/mail-tokens'
import { passwordIsProved } from '#hooks/account/protect-account'
import { sessionTexts } from '#texts/account/sessions'
import { privately } from '#collections/endpoints/answers'
import { emailLinkCookie } from '../sign-in/known-device'
import { readInput } from '#collections/endpoints/read-input'
import { accountOf } from '../sign-in/sign-in'
import { openAccount } from '../sign-in/sign-in-lock'

const input = linkInput.extend(newPasswordInput.shape)

export const resetPassword: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { token, password } = await readInput(req, input)
    const address = await inTransaction(req, async () => {
      const accountId = await useMailToken(req, { token, purpose: 'resetPassword' })
      if (!accountId) throw new APIError(sessionTexts.linkInvalid, 400, null, true)
      await dropMailTokens(req, { accountId, purpose: 'resetPassword' })
      const { email } = await req.payload.update({
        collection: 'users',
        id: accountId,
        // The link also proves that the address is theirs.
        data: { password, awaitsConfirmation: false },
        context: passwordIsProved,
        req,
      })
      // Whoever asked for another address may have known the former password.
      await dropWaitingChange(req, accountId)
      await endSessions(req, { accountId })
      await openAccount(req, email)
      return email
    })
    const account = await accountOf(req, address)
    const headers = account ? { 'Set-Cookie': emailLinkCookie(req, account) } : undefined
    return privately({ message: sessionTexts.passwordReset }, { headers })
  },
}
