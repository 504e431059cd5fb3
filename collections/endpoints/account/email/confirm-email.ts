import { APIError, type Endpoint } from 'payload'
import { linkInput } from '#domain/account/user-input'
import { inTransaction } from '#database/connection/in-transaction'
import { dropMailTokens, useMailToken } from '#database/statements/account/mail-tokens'
import { sessionTexts } from '#texts/account/sessions'
import { privately } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

export const confirmEmail: Omit<Endpoint, 'root'> = {
  path: '/confirm-email',
  method: 'post',
  handler: async (req) => {
    const { token } = await readInput(req, linkInput)
    await inTransaction(req, async () => {
      const accountId = await useMailToken(req, { token, purpose: 'confirmEmail' })
      if (!accountId) throw new APIError(sessionTexts.linkInvalid, 400, null, true)
      await dropMailTokens(req, { accountId, purpose: 'confirmEmail' })
      await req.payload.update({
        collection: 'users',
        id: accountId,
        data: { awaitsConfirmation: false },
        req,
      })
    })
    return privately({ message: sessionTexts.emailConfirmed })
  },
}
