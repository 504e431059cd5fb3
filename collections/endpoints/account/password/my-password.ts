import type { Endpoint } from 'payload'
import { passwordChangeInput } from '#domain/account/user-input'
import { endSessions } from '#database/statements/account/account-sessions'
import { inTransaction } from '#database/connection/in-transaction'
import { dropWaitingChange } from '#database/statements/account/email-changes'
import { dropMailTokens } from '#database/statements/account/mail-tokens'
import { forgetTries } from '#database/statements/account/sign-in-attempts'
import { passwordIsProved } from '#hooks/account/protect-account'
import { sessionTexts } from '#texts/account/sessions'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { recogniseDevice, renewedMark } from '../sign-in/known-device'
import { sessionPlace, unprovedPassword } from './proved-password'
import { openAccount } from '../sign-in/sign-in-lock'

export const changePassword: Endpoint = {
  path: '/me/password',
  method: 'post',
  custom: { ...open({ query: [] }), ...whileSuspended },
  handler: async (req) => {
    const { id: accountId, email, _sid: except } = signedIn(req)
    const { currentPassword, password } = await readInput(req, passwordChangeInput)
    const refused = await unprovedPassword({ req, email, password: currentPassword, path: 'currentPassword' })
    if (refused) return refused
    await recogniseDevice(req, email)
    await inTransaction(req, async () => {
      const data = { password }
      await req.payload.update({ collection: 'users', id: accountId, data, context: passwordIsProved, req })
      // Whoever asked for another address may have known the former password.
      await dropWaitingChange(req, accountId)
      await endSessions(req, { accountId, except })
      await dropMailTokens(req, { accountId, purpose: 'resetPassword' })
      await forgetTries(req, [sessionPlace(req)])
      await openAccount(req, email)
    })
    return privately({ message: sessionTexts.passwordChanged }, { headers: await renewedMark(req) })
  },
}
