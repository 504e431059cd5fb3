import type { IncomingHttpHeaders } from 'node:http'
import type { Accounts } from './accounts'
import { type Identity, identifyByCookie } from './identify-by-cookie'
import { identifyByToken } from './identify-by-token'

type Question = { headers: IncomingHttpHeaders; accounts: Pick<Accounts, 'keys' | 'stateOf'> }

/** By access token as other programs send it, else by the cookie of a browser. A token that is wrong throws. */
export async function identifyRequest({ headers, accounts }: Question): Promise<Identity | null> {
  const { authorization, cookie } = headers
  if (authorization === undefined) return identifyByCookie({ cookie, accounts })
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  return identifyByToken({ token, accounts })
}
