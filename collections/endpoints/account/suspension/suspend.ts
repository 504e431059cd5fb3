import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { endSessions } from '#database/statements/account/account-sessions'
import { forgetDevices } from '#database/statements/account/forgotten-devices'
import { endSuspension, suspendAccount } from '#database/statements/account/suspension'
import { suspendedUntil, suspensionInput } from '#domain/account/suspension'
import { isStaff } from '#domain/roles'
import { valueForTrail } from '#domain/trail/value-for-trail'
import { queueEmail } from '#hooks/notifications/queue-email'
import { writeTrail } from '#hooks/trail/write-trail'
import { suspensionTexts as texts } from '#texts/account/suspension'
import type { User } from '#types'
import { idIn, notFound, privately, signedInAdmin, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { hideItems } from './hide-items'

type Own = Omit<Endpoint, 'root'>

const suspend: Own = {
  path: '/:id/suspend',
  method: 'post',
  handler: async (req) => {
    const { id: actor } = signedInStaff(req)
    const { through, reason, hides } = await readInput(req, suspensionInput)
    const account = await accountOf(req)
    if (account.id === actor) refuse(texts.ownNever)
    if (isStaff(account)) refuse(texts.staffNever)
    await inTransaction(req, async () => {
      const suspension = { accountId: account.id, until: suspendedUntil(through), reason }
      if (!(await suspendAccount(req, suspension))) refuse(texts.staffNever)
      const changes = [{ field: 'suspendedUntil', before: account.suspendedUntil, after: suspension.until }]
      await writeTrail(req, [
        { action: 'suspend', ...about(account), changes, reason: valueForTrail(reason) },
      ])
      if (hides) await hideItems(req, { owner: account.id, actor, reason })
      await queueEmail({ req, message: 'suspended', to: addressOf(account), values: { through, reason } })
    })
    return privately({ message: texts.suspended, suspendedUntil: suspendedUntil(through) })
  },
}

const lift: Own = {
  path: '/:id/suspend',
  method: 'delete',
  handler: async (req) => {
    signedInStaff(req)
    const account = await accountOf(req)
    await inTransaction(req, async () => {
      if (!(await endSuspension(req, account.id))) refuse(texts.notNow)
      const changes = [{ field: 'suspendedUntil', before: account.suspendedUntil, after: null }]
      await writeTrail(req, [{ action: 'liftSuspension', ...about(account), changes }])
      await queueEmail({
        req,
        message: 'suspensionEnded',
        to: addressOf(account),
        values: undefined as never,
      })
    })
    return privately({ message: texts.lifted })
  },
}

/** Of every device, none of which is known any more: after a stolen password, or before a talk. */
const signOutEverywhere: Own = {
  path: '/:id/sessions',
  method: 'delete',
  handler: async (req) => {
    signedInAdmin(req)
    const account = await accountOf(req)
    const ended = await inTransaction(req, async () => {
      await writeTrail(req, [{ action: 'signOut', ...about(account) }])
      await forgetDevices(req, account.id)
      return endSessions(req, { accountId: account.id })
    })
    return privately({ ended, message: texts.signedOut(ended) })
  },
}

export const suspension = [suspend, lift, signOutEverywhere]

async function accountOf(req: PayloadRequest): Promise<User> {
  const asked = { collection: 'users', id: idIn(req), depth: 0, disableErrors: true } as const
  const account = await req.payload.findByID({ ...asked, req })
  if (!account) throw notFound()
  return account
}

function refuse(message: string): never {
  throw new APIError(message, 409, null, true)
}

const about = ({ id }: User) => ({ subject: 'users', documentId: id, member: id })

const addressOf = ({ email, fullName }: User) => ({ email, name: fullName })
