import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { dropPassword, endSessions } from '#database/statements/account/account-sessions'
import { takeChangeBack } from '#database/statements/account/email-changes'
import { forgetDevices } from '#database/statements/account/forgotten-devices'
import { newSecretToken } from '#domain/account/secret-token'
import { linkInput } from '#domain/account/user-input'
import { RESET_LINK_MINUTES } from '#domain/limits'
import { queueEmail } from '#hooks/notifications/queue-email'
import { emailChangeTexts as texts } from '#texts/account/email-change'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, refuse } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { lockedAccount, setEmail } from './change-email'

/** Who changed the address knew the password, so that it goes too: the answer leads to a new one. */
export const undoEmail: Omit<Endpoint, 'root'> = {
  path: '/undo-email',
  method: 'post',
  custom: { ...open({ query: [], limit: 'signIn' }), ...whileSuspended },
  handler: async (req) => {
    const { token } = await readInput(req, linkInput)
    const reset = await inTransaction(req, async () => {
      const accountId = await lockedAccount(req, { token, link: 'undo' })
      const change = accountId && (await takeChangeBack(req, token))
      if (!change) return refuse(400, texts.undo.invalid)
      const before = await req.payload.findByID({ collection: 'users', id: accountId, depth: 0, req })
      const { email, fullName: name } = await setEmail(req, accountId, change.fromEmail)
      await dropPassword(req, accountId)
      await forgetDevices(req, accountId)
      await endSessions(req, { accountId })
      await queueEmail({ req, message: 'emailRestored', to: { email, name }, values: undefined })
      if (before.email !== email)
        await queueEmail({
          req,
          message: 'emailTakenBack',
          to: { email: before.email, name },
          values: undefined,
        })
      return newPasswordLink(req, accountId)
    })
    return privately({ message: texts.undo.success, token: reset })
  },
}

async function newPasswordLink(req: PayloadRequest, account: string): Promise<string> {
  const { token, hash: tokenHash } = newSecretToken()
  const expiresAt = new Date(Date.now() + RESET_LINK_MINUTES * 60_000).toISOString()
  const data = { purpose: 'resetPassword' as const, tokenHash, account, expiresAt }
  await req.payload.create({ collection: 'mail-tokens', data, req })
  return token
}
