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

type Asked = { slug: string; sample: Sample; make?: Sample['make'] }

/** What REST lets each of the five do with an item of this kind, or with one that is made in another way. */
export async function rightsTo({ slug, sample, make = sample.make }: Asked): Promise<Rights> {
  const rights = {} as Rights
  for (const caller of callers) rights[caller] = await rightsOf(caller, { slug, sample, make })
  return rights
}

async function rightsOf(caller: Caller, { slug, sample, make }: Required<Asked>): Promise<string> {
  const owner = await signedInMember()
  const asker = caller === 'owner' ? { headers: owner.headers } : askerOf(caller)
  const item = await make(owner)
  const path = `/${slug}/${item.id}`
  const letters = [
    // An owner creates as any member does.
    caller !== 'owner' && (await mayCreate({ slug, sample, caller })) ? 'c' : '',
    (await rest('GET', path, asker)).status === 200 ? 'r' : '',
    (await isListed({ slug, id: item.id, asker })) ? 'l' : '',
    (await rest('PATCH', path, { ...asker, body: sample.change })).status === 200 ? 'u' : '',
    (await rest('DELETE', path, asker)).status === 200 ? 'd' : '',
  ]
  return letters.join('')
}

const askerOf = (caller: Exclude<Caller, 'owner'>): Asker => ({
  as: (caller === 'member' ? 'other' : caller) as Actor,
})

/** A person of their own, so that an earlier item is not what stands in the way; a wrong body is no missing right. */
async function mayCreate({ slug, sample, caller }: { slug: string; sample: Sample; caller: Caller }) {
  const { headers } = caller === 'visitor' ? {} : await signedInMember({ role: roleOf(caller) })
  const { status } = await rest('POST', `/${slug}`, { headers, body: await sample.input() })
  return ![401, 403, 404].includes(status)
}

const roleOf = (caller: Caller): Role => (caller === 'moderator' || caller === 'admin' ? caller : 'user')

async function isListed({ slug, id, asker }: { slug: string; id: string; asker: Asker }): Promise<boolean> {
  const { status, data } = await rest('GET', `/${slug}?limit=50`, asker)
  return status === 200 && data.docs.some((doc: { id: string }) => doc.id === id)
}
