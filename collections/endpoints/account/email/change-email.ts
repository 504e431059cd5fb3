import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { endSessions } from '#database/statements/account/account-sessions'
import { accountOfLink, carryOutChange, type ChangeLink } from '#database/statements/account/email-changes'
import { isTaken, lockAddresses } from '#database/statements/account/held-addresses'
import { lockAccount } from '#database/statements/account/lock-account'
import { linkInput } from '#domain/account/user-input'
import { emailIsProved } from '#hooks/account/email-address'
import { queueEmail } from '#hooks/notifications/queue-email'
import { emailChangeTexts as texts } from '#texts/account/email-change'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, refuse, type SignedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { writeTo } from './my-email'

export const changeEmail: Omit<Endpoint, 'root'> = {
  path: '/change-email',
  method: 'post',
  custom: { ...open({ query: [], limit: 'signIn' }), ...whileSuspended },
  handler: async (req) => {
    const { token } = await readInput(req, linkInput)
    await inTransaction(req, async () => {
      const accountId = await lockedAccount(req, { token, link: 'confirm' })
      const change = accountId && (await carryOutChange(req, token))
      if (!change) return refuse(400, texts.link.invalid)
      await lockAddresses(req, [change.fromEmail, change.toEmail])
      if (await isTaken(req, { email: change.toEmail, accountId })) refuse(409, texts.link.taken)
      const { fullName: name } = await setEmail(req, accountId, change.toEmail)
      await endSessions(req, { accountId, except: (req.user as SignedIn | null)?._sid })
      await writeTo(req, change.id, 'undo')
      const to = { email: change.toEmail, name }
      await queueEmail({ req, message: 'emailMoved', to, values: undefined })
    })
    return privately({ message: texts.link.success })
  },
}

/** Null without a valid link. A link of somebody else than who is signed in here is refused, and stays valid. */
export async function lockedAccount(
  req: PayloadRequest,
  used: { token: string; link: ChangeLink },
): Promise<string | null> {
  const accountId = await accountOfLink(req, used)
  if (!accountId) return null
  if (req.user && req.user.id !== accountId) refuse(403, texts.foreign)
  await lockAccount(req, accountId)
  return accountId
}

/** The link also proves that the address is theirs. */
export const setEmail = (req: PayloadRequest, id: string, email: string) =>
  req.payload.update({
    collection: 'users',
    id,
    data: { email, awaitsConfirmation: false },
    context: emailIsProved,
    req,
  })
