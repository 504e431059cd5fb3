import { type Endpoint, generateExpiredPayloadCookie } from 'payload'
import { accountDeletionInput } from '#domain/account/user-input'
import { inTransaction } from '#database/connection/in-transaction'
import { forgetTries } from '#database/statements/account/sign-in-attempts'
import { queueEmail } from '#hooks/notifications/queue-email'
import { sessionTexts } from '#texts/account/sessions'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, signedIn } from '#collections/endpoints/answers'
import { sessionPlace, unprovedPassword } from '../password/proved-password'
import { readInput } from '#collections/endpoints/read-input'
import { openAccount } from '../sign-in/sign-in-lock'

export const deleteAccount: Endpoint = {
  path: '/me/delete',
  method: 'post',
  custom: { ...open({ query: [], limit: 'signIn' }), ...whileSuspended },
  handler: async (req) => {
    const { id, email, fullName: name } = signedIn(req)
    const { password } = await readInput(req, accountDeletionInput)
    const refused = await unprovedPassword({ req, email, password, path: 'password' })
    if (refused) return refused
    await inTransaction(req, async () => {
      await queueEmail({ req, message: 'accountDeleted', to: { email, name }, values: undefined })
      await req.payload.delete({ collection: 'users', id, req })
      await forgetTries(req, [sessionPlace(req)])
      await openAccount(req, email)
    })
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
    })
    return privately(
      { message: sessionTexts.accountDeleted },
      { headers: { 'Set-Cookie': cookie as string } },
    )
  },
}
