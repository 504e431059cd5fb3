import type { signedInMember } from '../members'
import { getTestPayload } from '../rest'

export type Owner = Awaited<ReturnType<typeof signedInMember>>
type Body = Record<string, unknown> | FormData
type Change = Record<string, unknown>
/** `isForumOpen`: visitors read it too. */
type State = Partial<Pick<Sample, 'make' | 'input'>> & { isForumOpen?: boolean }

/** How an item of a collection comes into being, for the test of the table of rights. */
export type Sample = {
  /** Public, if the kind has a public state, and belonging to this member. */
  make: (owner: Owner) => Promise<{ id: string }>
  /** What somebody sends to create one. */
  input: () => Promise<Body> | Body
  /** New values, each different from what `make` wrote. */
  change: () => Change | Promise<Change>
  /** States in which the rights are others, by their name: a draft, waiting for approval, expired. */
  states?: Record<string, State>
}

/** Straight into the collection, as staff would have approved it. */
export async function stored(collection: string, data: Record<string, unknown>): Promise<{ id: string }> {
  const payload = await getTestPayload()
  const doc = await payload.create({ collection: collection as 'services', data: data as never })
  return { id: String(doc.id) }
}

const ownedBy =
  (collection: string, body: () => Body | Promise<Body>, extra: Record<string, unknown> = {}) =>
  async ({ id }: Owner) =>
    stored(collection, { ...((await body()) as Record<string, unknown>), owner: id, ...extra })

/** Approved by staff, or waiting for it. */
export const approvable = (collection: string, input: () => Record<string, unknown>, change: Change) => ({
  make: ownedBy(collection, input),
  states: { pending: { make: ownedBy(collection, input, { approval: 'pending' }) } },
  input,
  change: () => change,
})

/** Hidden by staff where nothing needs approval. */
export const hideable = (collection: string, input: () => Body | Promise<Body>, change: Change) => ({
  make: ownedBy(collection, input),
  states: { hidden: { make: ownedBy(collection, input, { hidden: true }) } },
  input,
  change: () => change,
})

/** It is public itself, but stands under what staff has hidden. */
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
