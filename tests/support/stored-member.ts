import { randomUUID } from 'node:crypto'
import { getPayload, jwtSign } from 'payload'
import config from '#config'
import { addSession } from '#database/statements/account/account-sessions'
import type { Role } from '#domain/roles'

const DAY_SECONDS = 24 * 60 * 60

/** Precomputed, because hashing „parola-za-test“ takes a third of a second. */
export const testPassword = {
  salt: '0123456789abcdef0123456789abcdef',
  hash: 'pbkdf2-sha256-v1:bca49a18fb5854345ce970faecd0a1bc770e6d1dbfe1931fe1f33f3863b54e59',
}

type Person = { email: string; fullName: string; city?: string | null; role?: Role }

/** Skips sign-up, whose hashing would dominate the time of tests. */
export async function storedMember({ role = 'user', ...person }: Person): Promise<string> {
  const payload = await getPayload({ config })
  const data = { ...person, role, ...testPassword }
  return String((await payload.db.create({ collection: 'users', data })).id)
}

/** Without checking a password. */
export async function openedSession({ id, email }: { id: string; email: string }): Promise<string> {
  const payload = await getPayload({ config })
  const sid = randomUUID()
  const account = { accountId: id, hash: testPassword.hash }
  const session = { id: sid, ...account, browser: null, ip: null, seconds: DAY_SECONDS }
  if (!(await addSession({ payload, transactionID: undefined }, session)))
    throw new Error('this password is not every test’s')
  const fieldsToSign = { id, collection: 'users', email, sid }
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: DAY_SECONDS })
  return `${payload.config.cookiePrefix}-token=${token}`
}
