import { sql } from '@payloadcms/db-postgres'
import { jwtVerify } from 'jose'
import { executeAuthStrategies, extractJWT, type PayloadRequest } from 'payload'
import { runSql } from '#database/connection/sql'

/**
 * Payload takes a member for a visitor when the database does not answer in time. Nobody must hear „sign in first“, or
 * see that they are signed out, for that reason: whose session is open is looked up once more, and when the database is
 * still away, that is said.
 */
export async function findLostMember(req: PayloadRequest) {
  const { headers, payload } = req
  const token = req.user ? null : extractJWT({ headers, payload })
  const sessionId = token && (await sessionIn(token, payload.secret))
  if (!sessionId) return
  const open = await runSql(
    { payload, transactionID: undefined },
    sql`select 1 from users_sessions where id = ${sessionId} and expires_at > now()`,
  )
  if (open.length === 0) return
  const { user } = await executeAuthStrategies({ headers, payload, req })
  if (!user)
    throw Object.assign(new Error('the member of an open session was not found'), { code: 'ETIMEDOUT' })
  req.user = user
}

/** Null for what is no session of ours. */
async function sessionIn(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret))
    return typeof payload.sid === 'string' ? payload.sid : null
  } catch {
    return null
  }
}
