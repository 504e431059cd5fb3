import { TokenError } from '#domain/account/token-errors'
import { verifyAccessToken } from '#domain/account/access-token'
import { env } from '#env'
import { type SocketProblem, socketProblemTexts } from '#texts/web/socket-problems'
import type { Accounts } from './accounts'
import type { Holder } from './identify'

/** What a refused client gets as `connect_error`: a sentence, and the reason as a name in `data`. */
export class SocketRefusal extends Error {
  readonly data: { reason: SocketProblem }
  constructor(reason: SocketProblem) {
    super(socketProblemTexts[reason])
    this.data = { reason }
  }
}

type Question = { token: unknown; accounts: Pick<Accounts, 'keys' | 'standingOf'> }

/**
 * Whose access token this is (`POST /api/tokens`). The token opens the door for ten minutes; who is inside stays as
 * long as the session behind it.
 */
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
