import type { Payload } from 'payload'
import { cache } from 'react'

/** Batched: one query for each list. */
const questions = cache((payload: Payload) => {
  let waiting: string[] = []
  let answer: Promise<Set<string>> | null = null

  async function ask() {
    const ids = waiting
    waiting = []
    answer = null
    const { docs } = await payload.find({
      collection: 'articles',
      where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
      select: { slug: true },
      depth: 0,
      pagination: false,
    })
    return new Set(docs.map(({ id }) => id))
  }

  return async (id: string) => {
    waiting.push(id)
    answer ??= Promise.resolve().then(ask)
    return (await answer).has(id)
  }
})

/** A list row holds the newest version, which may be a draft of a published article, so it cannot tell. */
export const isOnSite = (payload: Payload, id: string): Promise<boolean> => questions(payload)(id)
