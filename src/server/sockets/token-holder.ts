import { TokenError } from '#domain/account/token-errors'
import { verifyAccessToken } from '#domain/account/access-token'
import { env } from '#env'
import { type SocketProblem, socketProblemTexts } from '#texts/web/socket-problems'
import type { Accounts } from './accounts'
import type { Holder } from './identify'

/** Sent as `connect_error` with `reason` in `data`. */
export class SocketRefusal extends Error {
  readonly data: { reason: SocketProblem }
  constructor(reason: SocketProblem) {
    super(socketProblemTexts[reason])
    this.data = { reason }
  }
}

type Question = { token: unknown; accounts: Pick<Accounts, 'keys' | 'standingOf'> }

/** Access tokens last ten minutes; the connection lasts as long as its session. */
export async function tokenHolder({ token, accounts }: Question): Promise<NonNullable<Holder>> {
  if (typeof token !== 'string') throw new SocketRefusal('malformed')
  try {
    const keys = await accounts.keys()
    const site = { issuer: env.SITE_URL, audience: env.SITE_URL }
    const { userId: id, sessionId } = await verifyAccessToken({ token, keys, ...site })
    const standing = await accounts.standingOf(id)
    if (!standing?.sessionIds.has(sessionId)) throw new SocketRefusal('sessionEnded')
    return { id, role: standing.role, sessionId }
  } catch (error) {
    if (error instanceof SocketRefusal) throw error
    throw new SocketRefusal(error instanceof TokenError ? error.problem : 'unavailable')
  }
}
