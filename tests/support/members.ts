import { getTestPayload, rest, type Answer } from './rest'

let number = 0

/** A member of their own for a test that signs in, out, or loses the password. */
export async function newMember(given: { fullName?: string } = {}) {
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
