import { sql } from '@payloadcms/db-postgres'
import { jwtVerify } from 'jose'
import { executeAuthStrategies, extractJWT, type PayloadRequest } from 'payload'
import { runSql } from '#database/connection/sql'

/** Payload treats a member as a visitor when the database times out; this looks again, or throws the error. */
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

async function sessionIn(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret))
    return typeof payload.sid === 'string' ? payload.sid : null
  } catch {
    return null
  }
}
