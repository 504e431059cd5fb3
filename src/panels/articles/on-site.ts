import type { Payload } from 'payload'
import { cache } from 'react'

/** The cells of one list ask together, so a list costs one query however many drafts it shows. */
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

/**
 * Whether readers see the article. The row of a list cannot tell: it holds the newest version, which may be a
 * draft of a published article, and Payload's own answer also counts articles that were published once.
 */
export const isOnSite = (payload: Payload, id: string): Promise<boolean> => questions(payload)(id)
