import type { signedInMember } from '../members'
import { getTestPayload } from '../rest'

export type Owner = Awaited<ReturnType<typeof signedInMember>>
type Body = Record<string, unknown> | FormData
type Change = Record<string, unknown>
/** `isForumOpen`: visitors can read the forum. */
type State = Partial<Pick<Sample, 'make' | 'input'>> & { isForumOpen?: boolean }

export type Sample = {
  /** Public, if the kind has a public state. */
  make: (owner: Owner) => Promise<{ id: string }>
  input: () => Promise<Body> | Body
  change: () => Change | Promise<Change>
  /** By name: states with other rights. */
  states?: Record<string, State>
}

export async function stored(collection: string, data: Record<string, unknown>): Promise<{ id: string }> {
  const payload = await getTestPayload()
  const doc = await payload.create({ collection: collection as 'services', data: data as never })
  return { id: String(doc.id) }
}

const ownedBy =
  (collection: string, body: () => Body | Promise<Body>, extra: Record<string, unknown> = {}) =>
  async ({ id }: Owner) =>
    stored(collection, { ...((await body()) as Record<string, unknown>), owner: id, ...extra })

export const approvable = (collection: string, input: () => Record<string, unknown>, change: Change) => ({
  make: ownedBy(collection, input),
  states: { pending: { make: ownedBy(collection, input, { approval: 'pending' }) } },
  input,
  change: () => change,
})

export const hideable = (collection: string, input: () => Body | Promise<Body>, change: Change) => ({
  make: ownedBy(collection, input),
  states: { hidden: { make: ownedBy(collection, input, { hidden: true }) } },
  input,
  change: () => change,
})

export const under = (
  sample: Sample & { states: object },
  collection: string,
  body: () => Promise<object>,
) => ({
  ...sample,
  states: {
    ...sample.states,
    'under a hidden item': {
      make: async ({ id: owner }: Owner) => stored(collection, { ...(await body()), owner }),
    },
  },
})

export const inOpenForumToo = (sample: Sample): Sample => ({
  ...sample,
  states: { ...sample.states, 'open forum': { isForumOpen: true } },
})
