import { randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import type { Role } from '#domain/roles'
import { getTestPayload, rest, type Answer } from './rest'

let number = 0

/** A member of their own for a test that signs in, out, or loses the password. */
export async function newMember(given: { fullName?: string; city?: string } = {}) {
  const email = `chlen-${(number += 1)}@example.org`
  const password = 'parola-za-test'
  const payload = await getTestPayload()
  const data = { email, password, fullName: 'Калоян Вълчев', role: 'user', ...given } as const
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email, password }
}

type Credentials = { email: string; password: string }

export const signIn = (body: Credentials, headers: Record<string, string> = {}): Promise<Answer<any>> =>
  rest('POST', '/users/login', { body: { email: body.email, password: body.password }, headers })

/** The header of a browser that has just signed in. */
export async function sessionOf(credentials: Credentials, headers: Record<string, string> = {}) {
  const answer = await signIn(credentials, headers)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`no session: ${answer.status} ${answer.text}`)
  return { Cookie: cookie }
}

type Given = { fullName?: string; city?: string | null; role?: Role }

/**
 * A member with an open session and, if not said otherwise, a complete profile. Without a password, so that a test
 * with many members spends no time on hashing.
 */
export async function signedInMember(given: Given = {}) {
  const payload = await getTestPayload()
  const email = `signed-in-${(number += 1)}@example.org`
  const sid = randomUUID()
  const now = new Date()
  const session = {
    id: sid,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + 86_400_000).toISOString(),
  }
  const profile = { fullName: 'Калоян Вълчев', city: 'Дортмунд', role: 'user' as const, ...given }
  const data = { ...profile, email, sessions: [session] }
  const { id } = await payload.db.create({ collection: 'users', data })
  const fieldsToSign = { id, collection: 'users', email, sid }
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 86_400 })
  return { id: String(id), email, headers: { Cookie: `${payload.config.cookiePrefix}-token=${token}` } }
}
