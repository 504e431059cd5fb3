import type { Role } from '#domain/roles'
import { signedInMember } from '../members'
import { rest } from '../rest'
import type { CallRights } from './calls'
import { type Caller, callers } from './outcomes'

type Options = Parameters<typeof rest>[2] & { query?: string }

export const called = (name: string, value: string, { query = '', ...options }: Options) => {
  const [method = '', path = ''] = name.split(' ')
  const address = path.replace(/\/:\w+\?/, '').replace(/:\w+/, value)
  return rest(method.toUpperCase(), `${address}${query}`, options)
}

export async function statusesOf(name: string, rights: CallRights): Promise<number[]> {
  const statuses: number[] = []
  for (const caller of callers) statuses.push((await calledBy(caller, name, rights)).status)
  return statuses
}

export async function calledBy(caller: Caller, name: string, { make, body }: CallRights, query = '') {
  const owner = await signedInMember()
  const value = make ? await make(owner) : ''
  const role: Role = caller === 'moderator' || caller === 'admin' ? caller : 'user'
  const asked = caller === 'owner' ? owner : await signedInMember({ role })
  const headers = caller === 'visitor' ? {} : asked.headers
  const sent = name.startsWith('post') ? { body: { ...body } } : {}
  return called(name, value, { headers, query, ...sent })
}

export async function seesPreferencesOfOthers(): Promise<boolean> {
  const name = `nav-${crypto.randomUUID()}`
  await rest('POST', `/payload-preferences/${name}`, { as: 'moderator', body: { value: 1 } })
  const { text } = await rest('GET', `/payload-preferences?where[key][equals]=${name}`, { as: 'admin' })
  return text.includes(name)
}
