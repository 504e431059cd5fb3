import { getPayload, handleEndpoints, type Payload } from 'payload'
import siteConfig from '#config'
import type { Role } from '#domain/roles'
import type { User } from '#types'
import { openedSession, storedMember } from './stored-member'

/** Without timers: they would do, or hold, the jobs that a test runs itself. */
const config = siteConfig.then((built) => {
  built.jobs.autoRun = []
  return built
})

export type Actor = 'visitor' | 'member' | 'other' | 'moderator' | 'admin'
type Body = Record<string, unknown> | FormData | string
type Options = { as?: Actor; body?: Body; headers?: Record<string, string> }
export type Answer<Data> = { status: number; headers: Headers; data: Data; text: string }

const cookies = new Map<Actor, Promise<string>>()
const accounts = new Map<Actor, Promise<User>>()

export const getTestPayload = (): Promise<Payload> => getPayload({ config })

export async function rest<Data = any>(
  method: string,
  path: string,
  options: Options = {},
): Promise<Answer<Data>> {
  const { as = 'visitor', body, headers = {} } = options
  const isJson = typeof body === 'object' && !(body instanceof FormData)
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      ...(as === 'visitor' ? {} : { Cookie: await cookieOf(as) }),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      'Accept-Language': 'bg',
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : body,
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  return { status: response.status, headers: response.headers, data: parsed(text) as Data, text }
}

export const account = (actor: Exclude<Actor, 'visitor'>): Promise<User> =>
  onceFor(accounts, actor, async () => {
    const role: Role = actor === 'admin' || actor === 'moderator' ? actor : 'user'
    const person = { email: `${actor}@example.org`, fullName: `Тест ${actor}`, city: 'Берлин', role }
    const id = await storedMember(person)
    return (await getTestPayload()).findByID({ collection: 'users', id })
  })

export const cookieOf = (actor: Exclude<Actor, 'visitor'>): Promise<string> =>
  onceFor(cookies, actor, async () => openedSession(await account(actor)))

function onceFor<T>(known: Map<Actor, Promise<T>>, actor: Actor, make: () => Promise<T>): Promise<T> {
  const made = known.get(actor) ?? make()
  known.set(actor, made)
  return made
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function upload(
  file: { bytes: Buffer; name: string; type: string },
  fields: Record<string, unknown>,
): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  form.append('_payload', JSON.stringify(fields))
  return form
}
