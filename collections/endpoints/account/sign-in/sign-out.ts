import { type Endpoint, generateExpiredPayloadCookie } from 'payload'
import { endSessions } from '#database/statements/account/account-sessions'
import { forgetDevices } from '#database/statements/account/forgotten-devices'
import { inTransaction } from '#database/connection/in-transaction'
import { sessionTexts } from '#texts/account/sessions'
import { privately, type SignedIn } from '#collections/endpoints/answers'

/** `?allSessions=true` also forgets all devices. */
export const signOut: Omit<Endpoint, 'root'> = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const user = req.user as SignedIn | null
    const isEverywhere = req.searchParams.get('allSessions') === 'true'
    if (user) {
      const only = isEverywhere ? undefined : (user._sid ?? '')
      await inTransaction(req, async () => {
        await endSessions(req, { accountId: user.id, only })
        if (isEverywhere) await forgetDevices(req, user.id)
      })
    }
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
    })
    return privately({ message: sessionTexts.signedOut }, { headers: { 'Set-Cookie': cookie as string } })
  },
}
