import type { Payload } from 'payload'
import { cache } from 'react'
import { batched } from '../batched'

export type Turn = {
  /** ISO. */
  at: string
  isPublishing: boolean
}

type Job = { waitUntil?: string | null; input?: unknown }
type Input = { type?: string; doc?: { value?: unknown } }

const turns = cache((payload: Payload) =>
  batched(async (ids) => {
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: {
        and: [
          { taskSlug: { equals: 'schedulePublish' } },
          { waitUntil: { greater_than: new Date().toISOString() } },
          { or: ids.map((id) => ({ 'input.doc.value': { equals: id } })) },
        ],
      },
      // The latest first, so that the next one is what remains.
      sort: '-waitUntil',
      depth: 0,
      pagination: false,
    })
    return new Map((docs as Job[]).map(turnOf))
  }),
)

function turnOf({ waitUntil, input }: Job): [string, Turn] {
  const { type, doc } = input as Input
  return [String(doc?.value), { at: String(waitUntil), isPublishing: type !== 'unpublish' }]
}

/** When a scheduled publication of the article, or its end, comes next. */
export const nextTurn = (payload: Payload, id: string): Promise<Turn | undefined> => turns(payload)(id)
