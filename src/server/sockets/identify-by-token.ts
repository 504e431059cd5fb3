import { TokenError } from '#domain/account/token-errors'
import { verifyAccessToken } from '#domain/account/access-token'
import { env } from '#env'
import { type SocketProblem, socketProblemTexts } from '#texts/web/socket-problems'
import type { Accounts } from './accounts'
import type { Identity } from './identify-by-cookie'

/** Sent as `connect_error` with `reason` in `data`. */
export class SocketRefusal extends Error {
  readonly data: { reason: SocketProblem }
  constructor(reason: SocketProblem) {
    super(socketProblemTexts[reason])
    this.data = { reason }
  }
}

type Question = { token: unknown; accounts: Pick<Accounts, 'keys' | 'stateOf'> }

/** Access tokens last ten minutes; the connection lasts as long as its session. */
export async function identifyByToken({ token, accounts }: Question): Promise<Identity> {
  if (typeof token !== 'string') throw new SocketRefusal('malformed')
  try {
    const keys = await accounts.keys()
    const site = { issuer: env.SITE_URL, audience: env.SITE_URL }
    const { userId: id, sessionId } = await verifyAccessToken({ token, keys, ...site })
    const state = await accounts.stateOf(id)
    if (!state?.sessionIds.has(sessionId)) throw new SocketRefusal('sessionEnded')
    return { id, role: state.role, sessionId }
  } catch (error) {
    if (error instanceof SocketRefusal) throw error
    throw new SocketRefusal(error instanceof TokenError ? error.problem : 'unavailable')
  }
}
