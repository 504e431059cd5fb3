import type { Role } from '#domain/roles'
import { rest, type Answer } from './rest'
import { storedMember, openedSession } from './stored-member'

let number = 0

export async function newMember(given: { fullName?: string; city?: string } = {}) {
  const email = `chlen-${(number += 1)}@example.org`
  const password = 'parola-za-test'
  const id = await storedMember({ email, fullName: 'Калоян Вълчев', ...given })
  return { id, email, password }
}

type Credentials = { email: string; password: string }

export const signIn = (body: Credentials, headers: Record<string, string> = {}): Promise<Answer<any>> =>
  rest('POST', '/users/login', { body: { email: body.email, password: body.password }, headers })

export async function sessionOf(credentials: Credentials, headers: Record<string, string> = {}) {
  const answer = await signIn(credentials, headers)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`no session: ${answer.status} ${answer.text}`)
  return { Cookie: cookie }
}

/** Skips hashing a password, which takes a third of a second. */
export const openSession = async (member: { id: string; email: string }) => ({
  Cookie: await openedSession(member),
})

type Given = { fullName?: string; city?: string | null; role?: Role }

/** The profile is complete by default. */
export async function signedInMember(given: Given = {}) {
  const email = `signed-in-${(number += 1)}@example.org`
  const id = await storedMember({ email, fullName: 'Калоян Вълчев', city: 'Дортмунд', ...given })
  return { id, email, headers: await openSession({ id, email }) }
}
