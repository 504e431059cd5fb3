import type { CollectionSlug, Field } from 'payload'
import { expectedRights } from '../access/expected'
import { filtersOf, ordersOf } from '../access/expected-queries'
import { type Caller, callers } from '../access/outcomes'
import { samples } from '../access/samples'
import { signedInMember } from '../members'
import { getTestPayload, rest } from '../rest'

export type Call = { name: string; work: () => Promise<unknown> }

export const answered = async (...call: Parameters<typeof rest>) => {
  const { status, text } = await rest(...call)
  if (status >= 400) throw new Error(`${call[0]} ${call[1]}: ${status} ${text}`)
}

export async function* callsOfCollection(slug: string): AsyncGenerator<Call> {
  const { input, change, make } = samples[slug]!
  const rights = expectedRights[slug]!
  const owner = await signedInMember()
  const as: Record<Caller, { headers: Record<string, string> }> = {
    visitor: { headers: {} },
    owner,
    member: await signedInMember(),
    moderator: await signedInMember({ role: 'moderator' }),
    admin: await signedInMember({ role: 'admin' }),
  }
  const who = (letter: string) => callers.find((caller) => rights[caller].includes(letter))
  const call = (caller: Caller, method: string, path: string, body?: object): Call => ({
    name: `${method} /${slug}${path} as ${caller}`,
    work: () =>
      answered(method, `/${slug}${path}`, {
        headers: as[caller].headers,
        body: body as FormData | undefined,
      }),
  })
  const creator = who('c')
  if (creator) yield call(creator, 'POST', '', await input())
  const { id } = await make(owner)
  for (const caller of callers) {
    if (rights[caller].includes('r')) yield call(caller, 'GET', `/${id}`)
    if (rights[caller].includes('l')) yield call(caller, 'GET', '?limit=50')
  }
  const lister = who('l')
  const asked = lister ? [...ordersOf(slug).map((order) => `sort=${order}`), ...(await filterings(slug))] : []
  for (const query of asked) yield call(lister!, 'GET', `?limit=50&${query}`)
  const changer = who('u')
  if (changer) yield call(changer, 'PATCH', `/${id}`, await change())
  const deleter = who('d')
  if (deleter) yield call(deleter, 'DELETE', `/${id}`)
}

async function filterings(slug: string): Promise<string[]> {
  const { flattenedFields } = (await getTestPayload()).collections[slug as CollectionSlug].config
  return filtersOf(slug).flatMap(({ field: name, operators }) => {
    const field = flattenedFields.find((one) => one.name === name)
    const value = encodeURIComponent(sought(name, field as Field | undefined))
    return operators.map((operator) => `where[${name}][${operator}]=${value}`)
  })
}

function sought(name: string, field?: Field): string {
  if (field?.type === 'select')
    return String(field.options.map((one) => (typeof one === 'string' ? one : one.value))[0])
  if (field?.type === 'number') return '17'
  if (field?.type === 'checkbox') return 'true'
  if (field?.type === 'date' || name === 'createdAt') return new Date().toISOString()
  if (field?.type === 'relationship' || name.endsWith('Id')) return crypto.randomUUID()
  return `${name}-17`
}
