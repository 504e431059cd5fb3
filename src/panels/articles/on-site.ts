import type { Payload } from 'payload'
import { cache } from 'react'
import { batched } from './batched'

const published = cache((payload: Payload) =>
  batched(async (ids) => {
    const { docs } = await payload.find({
      collection: 'articles',
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
      select: { slug: true },
      depth: 0,
      pagination: false,
    })
    return new Map(docs.map(({ id }) => [id, true]))
  }),
)

/** A list row holds the newest version, which may be a draft of a published article, so it cannot tell. */
export const isOnSite = async (payload: Payload, id: string): Promise<boolean> =>
  (await published(payload)(id)) ?? false
