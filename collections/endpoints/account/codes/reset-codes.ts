import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockAccount } from '#database/statements/account/lock-account'
import { takeCodes } from '#database/statements/account/reset-codes'
import { codesOf } from '#database/statements/account/staff-codes'
import { hasFreshCode } from '#domain/account/own-sessions'
import { isAdmin } from '#domain/roles'
import { writeTrail } from '#hooks/trail/write-trail'
import { errorTexts } from '#texts/web/errors'
import { staffCodeTexts as texts } from '#texts/account/staff-codes'
import type { User } from '#types'
import { afterCode } from '#collections/guard/code-calls'
import { privately, type SignedIn, signedIn } from '#collections/endpoints/answers'

export const resetCodes: Omit<Endpoint, 'root'> = {
  path: '/:id/codes/reset',
  method: 'post',
  custom: afterCode,
  handler: async (req) => {
    const admin = allowed(req)
    const account = await accountOf(req)
    if (account.id === admin.id) throw new APIError(texts.notOwnHere, 409, null, true)
    const taken = await inTransaction(req, async () => {
      await lockAccount(req, account.id)
      if (!(await codesOf(req, account.id))?.isOn) throw new APIError(texts.theirsNotOn, 409, null, true)
      const { id } = account
      await writeTrail(req, [{ action: 'resetCodes', subject: 'users', documentId: id, member: id }])
      return takeCodes(req, account)
    })
    const { logger } = req.payload
    logger.warn({ msg: 'one-time codes removed', account: account.id, by: admin.id, ...taken })
    return privately({ message: texts.reset })
  },
}

/** Only administrators with codes of their own: a stolen password alone does not suffice. */
function allowed(req: PayloadRequest): SignedIn {
  const admin = signedIn(req)
  if (!isAdmin(admin)) throw new APIError(errorTexts.forbidden, 403, null, true)
  if (!hasFreshCode(admin)) throw new APIError(texts.ownFirst, 409, null, true)
  return admin
}

async function accountOf(req: PayloadRequest): Promise<User> {
  const id = String(req.routeParams?.id)
  return req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: false, req })
}
