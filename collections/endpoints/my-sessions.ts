import { APIError, type Endpoint } from 'payload'
import { endSessions } from '#database/account-sessions'
import { inTransaction } from '#database/in-transaction'
import { errorTexts } from '#texts/errors'
import { open } from '../guard/open-endpoints'
import { privately, signedIn } from './answers'

/** Signs one other device out, or this one. */
const endOne: Endpoint = {
  path: '/me/sessions/:id',
  method: 'delete',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: accountId } = signedIn(req)
    const only = String(req.routeParams?.id)
    const ended = await inTransaction(req, () => endSessions(req, { accountId, only }))
    if (ended === 0) throw new APIError(errorTexts.notFound, 404, null, true)
    return privately({ ended })
  },
}

/** Signs every other device out. */
const endOthers: Endpoint = {
  path: '/me/sessions',
  method: 'delete',
  custom: open({ query: [] }),
  handler: async (req) => {
    const { id: accountId, _sid: except } = signedIn(req)
    return privately({ ended: await inTransaction(req, () => endSessions(req, { accountId, except })) })
  },
}

export const mySessions = [endOne, endOthers]
