import type { Payload } from 'payload'
import type { Role } from '#domain/roles'
import type { Member } from '../writers/desk'
import { send } from '../writers/send'

export type Account = { email: string; password: string }

const password = 'parola-za-test'
const roles: Role[] = ['admin', 'moderator', 'user', 'user']

/** Complete profiles of every role. */
export async function createAccounts(payload: Payload): Promise<Account[]> {
  const accounts: Account[] = []
  for (const [place, role] of roles.entries()) {
    const email = `chlen-${place}@example.org`
    const data = { fullName: 'Proba Chlen', city: 'Dortmund', email, password, role }
    await payload.create({ collection: 'users', data })
    accounts.push({ email, password })
  }
  return accounts
}

export async function signIn(url: string, { email, password }: Account): Promise<Member> {
  const { data, cookie, text } = await send({
    url,
    method: 'POST',
    path: '/api/users/login',
    body: { email, password },
  })
  if (!data) throw new Error(`no session for ${email}: ${text}`)
  return { id: data.user.id, cookie }
}

export async function firstCategory(url: string, { cookie }: Member): Promise<string> {
  const { data, text } = await send({ url, method: 'GET', path: '/api/forum-categories?limit=1', cookie })
  if (!data?.docs[0]) throw new Error(`no category: ${text}`)
  return data.docs[0].id
}
