import type { Role } from '#domain/roles'
import { signedInMember } from '../members'
import { type Actor, rest } from '../rest'
import type { Sample } from './samples'

/** Who asks: a stranger is a member who owns nothing of it. */
export const callers = ['visitor', 'member', 'owner', 'moderator', 'admin'] as const
export type Caller = (typeof callers)[number]

/** c may create, r read one, l finds it in a list, u may change, d may delete: `crlud`. */
export type Rights = Record<Caller, string>

type Asker = Parameters<typeof rest>[2]

type Asked = { slug: string; sample: Sample }
type Call = Asked & { asker: Asker }

/** What REST lets each of the five do with an item of this kind. */
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
    // An owner creates as any member does.
    caller !== 'owner' && (await mayCreate({ slug, sample, caller })) ? 'c' : '',
    (await called('GET', path, asker)).status === 200 ? 'r' : '',
    (await isListed({ slug, id, asker })) ? 'l' : '',
    (await mayChange(path, { sample, asker })) ? 'u' : '',
    (await called('DELETE', path, asker)).status === 200 ? 'd' : '',
  ]
  return letters.join('')
}

const askerOf = (caller: Exclude<Caller, 'owner'>): Asker => ({
  as: (caller === 'member' ? 'other' : caller) as Actor,
})

/** A refusal is one of these; anything else is a mistake of ours or of the sample. */
const refusals = [401, 403, 404]

async function called(method: string, path: string, options: Asker) {
  const answer = await rest(method, path, options)
  if (answer.status >= 300 && !refusals.includes(answer.status))
    throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return answer
}

/** A person of their own, so that an earlier item is not what stands in the way. */
async function mayCreate({ slug, sample, caller }: Asked & { caller: Caller }) {
  const { headers } = caller === 'visitor' ? {} : await signedInMember({ role: roleOf(caller) })
  const { status } = await called('POST', `/${slug}`, { headers, body: await sample.input() })
  return status === 201
}

const roleOf = (caller: Caller): Role => (caller === 'moderator' || caller === 'admin' ? caller : 'user')

/** Whether what the caller wrote is there afterwards and was not before. */
async function mayChange(path: string, { sample, asker }: Omit<Call, 'slug'>) {
  const change = typeof sample.change === 'function' ? await sample.change() : sample.change
  const holdsIt = async () => {
    const { status, data } = await called('GET', path, asker)
    return status === 200 && Object.entries(change).every(([name, value]) => data[name] === value)
  }
  if (await holdsIt()) throw new Error(`${path} has the new values already`)
  const { status } = await called('PATCH', path, { ...asker, body: change })
  return status === 200 && (await holdsIt())
}

async function isListed({ slug, id, asker }: Omit<Call, 'sample'> & { id: string }): Promise<boolean> {
  const { status, data } = await called('GET', `/${slug}?limit=50`, asker)
  return status === 200 && data.docs.some((doc: { id: string }) => doc.id === id)
}
