import type { IncomingHttpHeaders } from 'node:http'
import type { Accounts } from './accounts'
import { type Holder, identify } from './identify'
import { tokenHolder } from './token-holder'

type Question = { headers: IncomingHttpHeaders; accounts: Pick<Accounts, 'keys' | 'standingOf'> }

/** By access token as other programs send it, else by the cookie of a browser. A token that is wrong throws. */
export async function requestViewer({ headers, accounts }: Question): Promise<Holder> {
  const { authorization, cookie } = headers
  if (authorization === undefined) return identify({ cookie, accounts })
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? []
  return tokenHolder({ token, accounts })
}
