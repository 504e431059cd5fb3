import { getPayload } from 'payload'
import config from '#config'
import { forumCounts, topicsByCategory } from '#database/statements/forum/forum-figures'
import { searchForum } from '#search/search-forum'
import { askRest, RestRefused } from '../../viewer/ask-rest'
import type { ForumReader } from '../forum-reader'
import type { TopicPage } from '#domain/forum/shown-topics'
import { pagePath, type TopicQuery } from './topics/topic-query'

export type Category = { id: string; name: string; slug: string; isActive: boolean; topics: number }

const NOT_FOUND = 404

const connection = async () => ({ payload: await getPayload({ config }), transactionID: undefined })

const askedBy = ({ isOpen }: ForumReader) => (isOpen ? 'visitor' : 'viewer')

export const readCounts = async () => forumCounts(await connection())

/** Behind a topic that is gone nothing follows. */
export const topicPage = (reader: ForumReader, query: TopicQuery) =>
  askRest<TopicPage>(pagePath(query), askedBy(reader)).catch((error: unknown): TopicPage => {
    if (query.after && error instanceof RestRefused && error.status === NOT_FOUND)
      return { topics: [], hasMore: false }
    throw error
  })

export async function findInForum({ user }: ForumReader, query: string) {
  return searchForum({ payload: await getPayload({ config }), user }, query)
}

/** The active ones, in their order, and the one that is asked for in any case. */
export async function forumCategories(reader: ForumReader, asked?: string): Promise<Category[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'forum-categories',
    where: { or: [{ isActive: { equals: true } }, ...(asked ? [{ slug: { equals: asked } }] : [])] },
    sort: ['order', 'name'],
    select: { name: true, slug: true, isActive: true },
    pagination: false,
    depth: 0,
    user: reader.user,
    overrideAccess: false,
  })
  const topics = await topicsByCategory(await connection(), reader.user)
  return docs.map(({ id, name, slug, isActive }) => ({
    id,
    name,
    slug: String(slug),
    isActive: Boolean(isActive),
    topics: topics.get(id) ?? 0,
  }))
}

/** The name alone, for the title of the page. */
export async function categoryCalled(slug: string | undefined): Promise<string | null> {
  if (!slug) return null
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'forum-categories',
    where: { slug: { equals: slug } },
    select: { name: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs[0]?.name ?? null
}
