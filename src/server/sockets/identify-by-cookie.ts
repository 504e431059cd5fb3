import { createHash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Viewer } from '#changes/rooms'
import { env } from '#env'
import type { Accounts } from './accounts'

export type Identity = NonNullable<Viewer> & { sessionId: string; seesMore?: boolean }

type Question = { cookie: string | undefined; accounts: Pick<Accounts, 'stateOf'> }

const sessionCookie = /(?:^|;\s*)payload-token=([^;]+)/
const claims = z.object({ id: z.uuid(), collection: z.literal('users'), sid: z.string().min(1) })
const authVersion = 1

export const hasSession = (cookie: string | undefined) => sessionCookie.test(cookie ?? '')

/** Of a session that was begun here, perhaps ended since: enough to put members before crawlers, without the database. */
export async function isSigned(cookie: string | undefined): Promise<boolean> {
  const token = sessionCookie.exec(cookie ?? '')?.[1]
  return token !== undefined && (await claimsOf(token)) !== null
}

/** Without Payload, which this server must not load: verifies the signature and reads session and role. */
export async function identifyByCookie({ cookie, accounts }: Question): Promise<Identity | null> {
  const token = sessionCookie.exec(cookie ?? '')?.[1]
  const claimed = token ? await claimsOf(token) : null
  if (!claimed) return null
  const state = await accounts.stateOf(claimed.id, claimed.sid)
  if (!state?.sessionIds.has(claimed.sid)) return null
  const { role, seesMore } = state
  return { id: claimed.id, role, sessionId: claimed.sid, ...(seesMore ? { seesMore } : {}) }
}

async function claimsOf(token: string) {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, signingKey(), { algorithms: ['HS256'] })
    return protectedHeader.authVersion === authVersion ? (claims.safeParse(payload).data ?? null) : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const signingKey = () =>
  new TextEncoder().encode(
    createHash('sha256')
      .update(env.PAYLOAD_SECRET ?? '')
      .digest('hex')
      .slice(0, 32),
  )
