import type { CollectionSlug } from 'payload'
import type { Role } from '#domain/roles'
import { signedInMember } from '../members'
import { type Actor, getTestPayload, rest } from '../rest'
import type { Sample } from './sample'

/** A member owns nothing of the item. */
export const callers = ['visitor', 'member', 'owner', 'moderator', 'admin'] as const
export type Caller = (typeof callers)[number]

export type Rights = Record<Caller, string>

type Asker = Parameters<typeof rest>[2]

type Asked = { slug: string; sample: Sample }
type Call = Asked & { asker: Asker; id: string }

export async function rightsTo(asked: Asked): Promise<Rights> {
  const rights = {} as Rights
  for (const caller of callers) rights[caller] = await rightsOf(caller, asked)
  return rights
}

async function rightsOf(caller: Caller, { slug, sample }: Asked): Promise<string> {
  const owner = await signedInMember()
  const asker = caller === 'owner' ? { headers: owner.headers } : askerOf(caller)
  const { id } = await sample.make(owner)
  const path = `/${slug}/${id}`
  const letters = [
    caller !== 'owner' && (await mayCreate({ slug, sample, caller })) ? 'c' : '',
    (await called('GET', path, { asker })).status === 200 ? 'r' : '',
    (await isListed({ slug, id, asker })) ? 'l' : '',
    (await mayChange({ slug, sample, asker, id })) ? 'u' : '',
    (await called('DELETE', path, { asker })).status === 200 ? 'd' : '',
  ]
  return letters.join('')
}

const askerOf = (caller: Exclude<Caller, 'owner'>): Asker => ({
  as: (caller === 'member' ? 'other' : caller) as Actor,
})

/** Other statuses are a fault of the code or the sample. */
const refusals = [401, 403, 404]
const creationRefusals = [401, 403]

type Options = { asker: Asker; refused?: number[] }

async function called(method: string, path: string, { asker, refused = refusals }: Options) {
  const answer = await rest(method, path, asker)
  if (answer.status >= 300 && !refused.includes(answer.status))
    throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer
}

async function mayCreate({ slug, sample, caller }: Asked & { caller: Caller }) {
  const { headers } = caller === 'visitor' ? {} : await signedInMember({ role: roleOf(caller) })
  const asker = { headers, body: await sample.input() }
  const { status } = await called('POST', `/${slug}`, { asker, refused: creationRefusals })
  return status === 201
}

const roleOf = (caller: Caller): Role => (caller === 'moderator' || caller === 'admin' ? caller : 'user')

async function mayChange({ slug, sample, asker, id }: Call) {
  const change = await sample.change()
  const holdsIt = async () => {
    const versions = [await stored(slug, id), (await called('GET', `/${slug}/${id}`, { asker })).data]
    return versions.some((doc) => Object.entries(change).every(([name, value]) => doc[name] === value))
  }
  if (await holdsIt()) throw new Error(`${slug} ${id} has the new values already`)
  const { status } = await called('PATCH', `/${slug}/${id}`, { asker: { ...asker, body: change } })
  if (status === 200 && !(await holdsIt()))
    throw new Error(`${slug} ${id} was not changed, and nobody said so`)
  return status === 200
}

/** Past the API: an owner's change may wait for approval, and the writer may not read it. */
async function stored(slug: string, id: string): Promise<Record<string, unknown>> {
  const { db } = await getTestPayload()
  return (await db.findOne({ collection: slug as CollectionSlug, where: { id: { equals: id } } })) ?? {}
}

async function isListed({ slug, id, asker }: Omit<Call, 'sample'>): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { status, data } = await called('GET', `/${slug}?limit=50&page=${page}`, { asker })
    if (status !== 200) return false
    if (data.docs.some((doc: { id: string }) => doc.id === id)) return true
    if (!data.hasNextPage) return false
  }
}
