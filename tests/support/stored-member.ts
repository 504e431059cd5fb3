import { randomUUID } from 'node:crypto'
import { getPayload, jwtSign } from 'payload'
import { inject } from 'vitest'
import config from '#config'
import type { Role } from '#domain/roles'

const DAY_SECONDS = 24 * 60 * 60

type Person = { email: string; fullName: string; city?: string | null; role?: Role }

/** Written past the sign-up: its hashing is what most of a test's time would go to. The password is every test's. */
export async function storedMember({ role = 'user', ...person }: Person): Promise<string> {
  const payload = await getPayload({ config })
  const data = { ...person, role, ...inject('testPassword') }
  return String((await payload.db.create({ collection: 'users', data })).id)
}

/** The cookie of a session that is as good as one from signing in. */
export async function openedSession({ id, email }: { id: string; email: string }): Promise<string> {
  const payload = await getPayload({ config })
  const sid = randomUUID()
  const now = new Date()
  const session = {
    id: sid,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + DAY_SECONDS * 1000).toISOString(),
  }
  await payload.db.updateOne({ collection: 'users', id, data: { sessions: [session] } })
  const fieldsToSign = { id, collection: 'users', email, sid }
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: DAY_SECONDS })
  return `${payload.config.cookiePrefix}-token=${token}`
}
