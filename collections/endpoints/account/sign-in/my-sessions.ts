import type { Endpoint } from 'payload'
import { endSessions } from '#database/statements/account/account-sessions'
import { forgetDevices } from '#database/statements/account/forgotten-devices'
import { inTransaction } from '#database/connection/in-transaction'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { notFound, privately, signedIn } from '#collections/endpoints/answers'
import { recogniseDevice, renewedMark } from './known-device'

const endOne: Endpoint = {
  path: '/me/sessions/:id',
  method: 'delete',
  custom: { ...open({ query: [] }), ...whileSuspended },
  handler: async (req) => {
    const { id: accountId } = signedIn(req)
    const only = String(req.routeParams?.id)
    const ended = await inTransaction(req, () => endSessions(req, { accountId, only }))
    if (ended === 0) throw notFound()
    return privately({ ended })
  },
}

const endOthers: Endpoint = {
  path: '/me/sessions',
  method: 'delete',
  custom: { ...open({ query: [] }), ...whileSuspended },
  handler: async (req) => {
    const { id: accountId, email, _sid: except } = signedIn(req)
    await recogniseDevice(req, email)
    const ended = await inTransaction(req, async () => {
      await forgetDevices(req, accountId)
      return endSessions(req, { accountId, except })
    })
    return privately({ ended }, { headers: await renewedMark(req) })
  },
}

export const mySessions = [endOne, endOthers]
